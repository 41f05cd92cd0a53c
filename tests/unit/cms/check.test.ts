import { expect, test } from 'vitest';
import { checkDocument } from '../../../scripts/cms/check.ts';
import { lineOf } from '../../../scripts/cms/finding.ts';
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
    'a.json#/0/props/odd: prop: must NOT have additional properties',
    'a.json#/0/props/text: prop: must NOT have more than 20 characters',
    'a.json#/0/props/level: prop: must be equal to one of the allowed values',
    'a.json#/0/props/items/0/label: prop: must be string',
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
    'a.json#/0: node: dropped: no type',
    'a.json#/1: unknown-type: kept, not shown: no block "carousel" [warning]',
    'a.json#/2/visible: rule: hidden: not a rule',
    'a.json#/2/props/later: prop: must NOT have additional properties [warning]',
    'a.json#/2/v: version: written for version 9, title knows 3 [warning]',
    'a.json#/3/bind/text: bind: box has no such prop',
    'a.json#/3/slots/aside: unknown-slot: box has no such slot [warning]',
  ]);
});

test('props of an older version are checked as they will be read', () => {
  expect(lines(document([title('a', { heading: 'Bonjour' }, { v: 1 })]))).toEqual([]);
  expect(lines(document([title('a', { heading: 7 }, { v: 1 })]))).toContain(
    'a.json#/0/props/text: prop: must be string (once migrated from version 1)',
  );
  expect(lines(document([title('a', { text: 'breaks' }, { v: 2 })]))).toEqual([
    'a.json#/0/props: migration: from version 2: cannot be read',
  ]);
});

test('a shared component that the site does not have is an error', () => {
  const stored = document([{ id: 'c', type: 'component', v: 1, props: { slug: 'gone' } }]);
  expect(lines(stored, new Set(['footer']))).toEqual(['a.json#/0/props/slug: component: there is no shared component "gone"']);
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
    'a.json#/translations/en_US/a/~1items~13~1label: translation: title has nothing at this place',
    'a.json#/translations/en_US/a/~1level: translation: there is no text at this place',
    'a.json#/translations/en_US/a/~1look: translation: one of a few values, not a text: it is the same in every language',
    'a.json#/translations/en_US/a/text: translation: must be a JSON pointer into the props, such as /title',
    'a.json#/translations/en_US/a/~1missing: translation: title has nothing at this place',
    'a.json#/translations/en_US/b/~1text: translation: must NOT have more than 20 characters',
    'a.json#/translations/en_US/gone: translation: there is no node with this id',
    'a.json#/translations/english: translation: no locale such as en_US',
  ]);
});
