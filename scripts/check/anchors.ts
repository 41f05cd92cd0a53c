import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Heading = { level: number; title: string; anchor: string };

/** The anchor that GitHub and editors give a heading. */
export const anchorOf = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** Lists the headings of a Markdown text; those in blocks of code are none. A repeated heading has a number behind its anchor. */
export function headingsOf(text: string): Heading[] {
  const seen = new Map<string, number>();
  const plain = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...plain.matchAll(/^(#{1,6}) (.+)$/gm)].map(([, marks = '', title = '']) => {
    const anchor = anchorOf(title);
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return { level: marks.length, title, anchor: count === 0 ? anchor : `${anchor}-${count}` };
  });
}

/** Links of a Markdown text to files of the project: the target as it is written. Blocks and spans of code hold none. */
export const linksOf = (text: string): string[] =>
  [
    ...text
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** Files of the project that a Markdown text names as code; patterns and places to fill in are none. */
export const filesNamedIn = (text: string, folders: readonly string[]): string[] =>
  [...text.matchAll(/`([\w.-]+)(\/[^`\s]+)`/g)]
    .filter(([, folder = '', rest = '']) => folders.includes(folder) && !/[<>&*{…]/.test(rest))
    .map(([, folder = '', rest = '']) => folder + rest);

/** Decision pages that a text names by their path, with the section where one is named. */
export const decisionsNamedIn = (text: string): string[] => text.match(/docs\/decisions\/[\w-]+\.md(?:#[\w-]+)?/g) ?? [];

/**
 * Returns why a link leads nowhere, or undefined. `from` is the file that contains it; a target without a path is a section of that file.
 */
export function brokenLink(root: string, from: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  const file = path ? join(dirname(from), path) : from;
  if (!existsSync(join(root, file))) return `${from}: ${target} is not there`;
  if (anchor === undefined || !file.endsWith('.md')) return undefined;
  const anchors = headingsOf(readFileSync(join(root, file), 'utf8')).map((heading) => heading.anchor);
  return anchors.includes(anchor) ? undefined : `${from}: ${file} has no section ${anchor}`;
}
