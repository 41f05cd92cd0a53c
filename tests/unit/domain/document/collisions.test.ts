import { describe, expect, it } from 'vitest';
import { collisions, overwrittenValues } from '#domain/document/collisions.ts';
import type { DocumentCommand } from '#domain/document/commands.ts';
import { run, startHistory } from '#domain/document/history.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';

const base: CmsDocument = {
  format: 1,
  layouts: [
    {
      id: 1,
      name: 'Haut',
      nodes: [
        { id: 'hero', type: 'hero', v: 1, props: { title: 'Bonjour', image: { picture: 'robe', alt: 'Une robe' }, links: ['a', 'b'] } },
        { id: 'text', type: 'rich-text', v: 1, props: { html: '<p>Un</p>' } },
      ],
    },
  ],
  translations: { en_US: { hero: { '/title': 'Hello' } } },
};

const historyOf = (...commands: DocumentCommand[]) =>
  commands.reduce((history, command) => {
    const done = run(history, command, null);
    if ('refused' in done) throw new Error(done.refused);
    return done.history;
  }, startHistory(base));
const documentAfter = (...commands: DocumentCommand[]): CmsDocument => historyOf(...commands).document;
const set = (id: string, steps: (string | number)[], value: unknown): DocumentCommand => ({ do: 'prop.set', id, steps, value });
const title = (value: string) => set('hero', ['title'], value);
const english = (text: string): DocumentCommand => ({ do: 'text.set', id: 'hero', locale: 'en_US', pointer: '/title', text });
const changed = (node: string, type: string, ...parts: string[]) => ({ kind: 'changed', node, layout: 1, type, parts });

describe('two people on one document', () => {
  it('collide where both gave a value another one', () => {
    expect(collisions(base, documentAfter(title('A')), documentAfter(title('B')))).toEqual([changed('hero', 'hero', 'title')]);
    expect(collisions(base, documentAfter(english('A')), documentAfter(english('B')))).toEqual([changed('hero', 'hero', 'texts')]);
    expect(collisions(base, documentAfter(set('hero', ['links', 1], 'x')), documentAfter(set('hero', ['links', 1], 'y')))).toEqual([
      changed('hero', 'hero', 'links'),
    ]);
  });

  it('do not collide in other values, parts of one value, or where both wrote the same', () => {
    expect(collisions(base, documentAfter(title('A')), documentAfter(set('text', ['html'], '<p>B</p>')))).toEqual([]);
    expect(collisions(base, documentAfter(title('A')), documentAfter(title('A')))).toEqual([]);
    expect(
      collisions(base, documentAfter(set('hero', ['image', 'alt'], 'A')), documentAfter(set('hero', ['image', 'picture'], 'dos'))),
    ).toEqual([]);
    expect(collisions(base, documentAfter(set('hero', ['links', 0], 'x')), documentAfter(set('hero', ['links', 1], 'y')))).toEqual([]);
    expect(collisions(base, documentAfter(title('A')), documentAfter(english('B')))).toEqual([]);
  });

  it('collide where one deleted what the other changed', () => {
    const gone = documentAfter({ do: 'node.delete', id: 'text' });
    const written = documentAfter(set('text', ['html'], '<p>B</p>'));
    expect(collisions(base, gone, written)).toEqual([changed('text', 'rich-text', 'html')]);
    expect(collisions(base, written, gone)).toEqual([changed('text', 'rich-text', 'html')]);
    expect(collisions(base, gone, gone)).toEqual([]);
  });

  it('are told of what they wrote and the other replaced, not of what only the other changed', () => {
    const mine = historyOf(title('A'), english('A'));
    expect(overwrittenValues(mine, documentAfter(title('B'), english('A'), set('text', ['html'], '<p>B</p>')))).toEqual([
      changed('hero', 'hero', 'title'),
    ]);
    expect(overwrittenValues(mine, documentAfter(title('A'), english('B')))).toEqual([changed('hero', 'hero', 'texts')]);
    expect(overwrittenValues(mine, documentAfter(title('A'), english('A')))).toEqual([]);
  });
});
