import { expect, test } from 'vitest';
import { checkDocument } from '../../../scripts/cms/check.ts';
import { lineOf } from '../../../scripts/cms/documents.ts';
import { blocks, document, title } from './blocks.ts';

const lines = (stored: unknown, slugs?: ReadonlySet<string>) =>
  checkDocument(stored, blocks, slugs).map((finding) => lineOf('a.json', finding).replace('/layouts/0/nodes', ''));

test('a document that is in order has no findings', () => {
  const inner = [title('b', {}, { bind: { text: 'product.name' } })];
  expect(lines(document([title('a', { text: 'Bonjour' }), { id: 'x', type: 'box', v: 1, props: {}, slots: { default: inner } }]))).toEqual(
    [],
  );
});

test('a prop that its schema refuses is named by its pointer, at its deepest place', () => {
  const props = { text: 'x'.repeat(21), level: 9, odd: 1, items: [{ label: 1 }] };
  expect(lines(document([title('a', props)]))).toEqual([
    'a.json#/0/props/odd: "odd" is not known here; there is "text", "level", "look", "items"',
    'a.json#/0/props/text: at most 20 characters are allowed, here are 21',
    'a.json#/0/props/level: 9 is not allowed: one of 1, 2, 3 is',
    'a.json#/0/props/items/0/label: 1 stands here, a text in quotes is expected',
  ]);
});

test('what the renderer would repair is an error, an unknown type and a later version are warnings', () => {
  const stored = document([
    null,
    { id: 'u', type: 'carousel', v: 1, props: {} },
    title('a', { text: 'x', later: true }, { v: 9, visible: { eval: 'x' } }),
    { id: 'b', type: 'box', v: 1, props: {}, slots: { aside: [] }, bind: { text: 'site.name' } },
  ]);
  expect(lines(stored)).toEqual([
    'a.json#/0: dropped: no type',
    'a.json#/2/visible: hidden: not a rule',
    'a.json#/1/type: there is no block "carousel": it is not shown; there is "title", "box", "component" [warning]',
    'a.json#/2/props/later: "later" is not known here; there is "text", "level", "look", "items" [warning]',
    'a.json#/2/v: written for version 9, title knows 3 [warning]',
    'a.json#/3/bind/text: box has no such prop',
    'a.json#/3/slots/aside: box has no such slot [warning]',
  ]);
});

test('props of an older version are checked as they will be read', () => {
  expect(lines(document([title('a', { heading: 'Bonjour' }, { v: 1 })]))).toEqual([]);
  expect(lines(document([title('a', { heading: 7 }, { v: 1 })]))).toContain(
    'a.json#/0/props/text: 7 stands here, a text in quotes is expected (once migrated from version 1)',
  );
  expect(lines(document([title('a', { text: 'breaks' }, { v: 2 })]))).toEqual(['a.json#/0/props: from version 2: cannot be read']);
});

test('a shared component that the site does not have is an error', () => {
  const stored = document([{ id: 'c', type: 'component', v: 1, props: { slug: 'gone' } }]);
  expect(lines(stored, new Set(['footer']))).toEqual(['a.json#/0/props/slug: there is no shared component "gone"; there is "footer"']);
  expect(lines(stored)).toEqual([]);
});

test('translations must name nodes, places and texts that there are, and keep to the schema', () => {
  const translations = {
    en_US: {
      a: {
        '/text': 'Hello',
        '/items/0/label': 'One',
        '/items/3/label': 'Four',
        '/level': '2',
        '/look': 'loud',
        text: 'x',
        '/missing': 'x',
      },
      b: { '/text': 'a text that is much too long' },
      gone: { '/text': 'x' },
    },
    english: {},
  };
  const nodes = [title('a', { text: 'Bonjour', level: 1, look: 'plain', items: [{ label: 'Un' }] }), title('b', { text: 'x' })];
  expect(lines(document(nodes, { translations }))).toEqual([
    'a.json#/translations/en_US/a/~1items~13~1label: title has nothing at this place',
    'a.json#/translations/en_US/a/~1level: there is no text at this place',
    'a.json#/translations/en_US/a/~1look: one of a few values, not a text: it is the same in every language',
    'a.json#/translations/en_US/a/text: must be a JSON pointer into the props, such as /title',
    'a.json#/translations/en_US/a/~1missing: title has nothing at this place',
    'a.json#/translations/en_US/b/~1text: at most 20 characters are allowed, here are 28',
    'a.json#/translations/en_US/gone: there is no node with this id',
    'a.json#/translations/english: no locale such as en_US',
  ]);
});

test('a block, a key or a component whose name is nearly right is a mistake that names the right one', () => {
  const stored = document([
    { id: 'u', type: 'titel', v: 1, props: {} },
    title('a', { text: 'x', levl: 2 }, { bindd: {} }),
    { id: 'c', type: 'component', v: 1, props: { slug: 'foter' } },
  ]);
  expect(lines(stored, new Set(['footer', 'header']))).toEqual([
    'a.json#/0/type: there is no block "titel": it is not shown; did you mean "title"?',
    'a.json#/1/props/levl: "levl" is not known here; did you mean "level"?',
    'a.json#/1/bindd: "bindd" is not known here; did you mean "bind"?',
    'a.json#/2/props/slug: there is no shared component "foter"; did you mean "footer"?',
  ]);
});
