import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockFolders } from '../../../scripts/generate/blocks.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const folders = blockFolders('registry');
const blocks = Object.keys(folders);
const storiesOf = (type: string) => `stories/blocks/${type}.stories.tsx`;

/** The examples of its schema that a block's stories show, by their number. */
const examplesShown = (source: string) =>
  new Set([...source.matchAll(/blockStory\(\s*(?:\w+|\{[^}]*\})(?:,\s*(\d+))?/g)].map(([, example = '0']) => Number(example)));

describe('the stories', () => {
  it.each(blocks)('show every example of %s', (type) => {
    expect(existsSync(storiesOf(type)), `${storiesOf(type)} is missing`).toBe(true);
    const { examples } = JSON.parse(read(`registry/${folders[type]}/conf.schema.json`)) as { examples: unknown[] };
    expect([...examples.keys()].filter((example) => !examplesShown(read(storiesOf(type))).has(example))).toEqual([]);
  });

  it('show every primitive', () => {
    const files = readdirSync('stories/ui').filter((name) => name.endsWith('.stories.tsx'));
    const sources = files.map((name) => read(`stories/ui/${name}`)).join('\n');
    const primitives = readdirSync('ui').filter(
      (name) => name.endsWith('.tsx') && /export (?:function|const) [A-Z]/.test(read(`ui/${name}`)),
    );
    expect(primitives.filter((name) => !sources.includes(`'#ui/${name}'`))).toEqual([]);
  });

  it('show every ready look', () => {
    const shown = read('stories/theme/presets.stories.tsx');
    const looks = readdirSync('themes/presets').map((name) => basename(name, '.ts'));
    expect(looks.filter((name) => !['index', 'preset'].includes(name) && !shown.includes(`only('${name}')`))).toEqual([]);
  });
});

describe('the stored pictures', () => {
  const exported = (source: string) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  /** `LongWords` → `long-words`, as Storybook makes a story's id of its name. */
  const idOf = (name: string) =>
    name
      .replace(/([a-z0-9])([A-Z])|([a-z])([0-9])/g, '$1$3-$2$4')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
      .toLowerCase();

  it.each(['blocks', 'ui', 'theme'])('of %s are of stories that are there, and every story has one', (folder) => {
    const stories = readdirSync(`stories/${folder}`)
      .filter((name) => name.endsWith('.stories.tsx'))
      .flatMap((name) => exported(read(`stories/${folder}/${name}`)).map((story) => `${basename(name, '.stories.tsx')}--${idOf(story)}`));
    const pictured = new Set(readdirSync(`stories/pictures/${folder}`).map((name) => name.replace(/\.(?:\w+\.)?\d+\.webp$/, '')));
    expect([...pictured].filter((name) => !stories.includes(name))).toEqual([]);
    expect(stories.filter((name) => !pictured.has(name))).toEqual([]);
  });

  it('are small', () => {
    const sizes = readdirSync('stories/pictures', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000);
  });
});
