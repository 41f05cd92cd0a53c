import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A test as its file names it: the words of the groups around it, then its own, with what is filled in left as `%s` or `${…}`. */
export type NamedTest = { file: string; title: string };

/** `it('…'`, `test(\`…\``, `describe.each([…])('…'`, `onOneEngine('…'`, `onBothEngines('…'`, `onDatabase('…'`; the words may stand on the next line. */
const opening =
  /^( *)(?:(describe|it|test|on(?:OneEngine|BothEngines|Database))(?:\.\w+)*(?:<[^\n]*>)?(?:\([^\n]*\)|`[^`]*`)?|[\])}][^\n(]*\)+)\(\s*(['"`])((?:\\.|(?!\3)[^\\])*)\3,/gm;

/** Every test below `tests/` with its full title, by file; read from the sources, whose lines are indented by the formatter. */
export function namedTests(root: string): NamedTest[] {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: root }).sort();
  return files.flatMap((file) => titlesIn(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })));
}

function titlesIn(source: string): string[] {
  const groups: { indent: number; words: string }[] = [];
  const titles: string[] = [];
  for (const [, { length: indent } = '', kind, , quoted = ''] of source.matchAll(opening)) {
    while ((groups.at(-1)?.indent ?? -1) >= indent) groups.pop();
    const words = quoted.replaceAll(/\\(.)/g, '$1');
    // The end of a table, `])('…'`, may belong to a group as well as to a test.
    if (kind === 'describe' || kind?.startsWith('on')) groups.push({ indent, words });
    else titles.push([...groups.map((group) => group.words), words].join(' '));
  }
  return titles;
}

/** Every story that does something in the browser (`play`), as `story gallery: slider by keyboard`. */
export function namedStories(root: string): NamedTest[] {
  const files = globSync('stories/**/*.stories.tsx', { cwd: root }).sort();
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/^(?=export |const |function |\/\*\*)/m)
      .filter((part) => /\bplay\b/.test(part))
      .flatMap((part) => /^export const (\w+)/.exec(part)?.[1] ?? [])
      .map((name) => ({ file, title: `story ${basename(file, '.stories.tsx')}: ${name.replace(/(?<!^)[A-Z]/g, ' $&').toLowerCase()}` })),
  );
}
