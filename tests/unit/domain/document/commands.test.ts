import { describe, expect, it } from 'vitest';
import { type DocumentCommand, editDocument, typedValue, writtenValue } from '#domain/document/commands.ts';
import { applyPatches, invertPatches } from '#domain/document/patch.ts';
import { type CmsDocument, cmsLimits } from '#schemas/cms/document.ts';

const quote = { id: 'quote', type: 'quote', v: 1, props: { text: 'Mot', height: '60vh', items: [{ label: 'A' }, { label: 'B' }] } };
const box = { id: 'box', type: 'section', v: 1, props: {}, slots: { default: [{ id: 'inner', type: 'text', v: 1, props: {} }] } };
const page: CmsDocument = {
  format: 1,
  layouts: [
    { id: 3, name: 'Haut', nodes: [quote, box] },
    { id: 5, name: 'Bas', nodes: [] },
  ],
  translations: { en: { quote: { '/text': 'Word', '/items/1/label': 'B in English' } } },
};
const copy = { ...quote, id: 'quote-2' };
const clip = (kind: 'nodes' | 'layout') => ({ kind, name: 'Citation', nodes: [quote], texts: { quote: { en: { '/text': 'Word' } } } });
const at = (index: number, parent: string | null = null) => ({ layout: 3, parent, slot: parent ? 'default' : '', index });

/** Returns the page and the selection after a command. Checks that undoing it restores the page byte for byte. */
function result(command: DocumentCommand, document = page) {
  const edit = editDocument(document, command);
  if ('refused' in edit) throw new Error(edit.refused);
  const changed = applyPatches(document, edit.patches);
  expect(JSON.stringify(applyPatches(changed, invertPatches(edit.patches)))).toBe(JSON.stringify(document));
  return { document: changed, selection: edit.selection };
}
const refusal = (command: DocumentCommand, document = page) => {
  const edit = editDocument(document, command);
  return 'refused' in edit ? edit.refused : null;
};
const idsOf = ({ layouts }: CmsDocument) => layouts.map(({ nodes }) => nodes.map(({ id }) => id));
const propsOf = ({ layouts }: CmsDocument) => layouts[0]?.nodes[0]?.props;
const nodeOf = (command: DocumentCommand) => result(command).document.layouts[0]?.nodes[0];

describe('commands on nodes', () => {
  it('insert a copy with an id and texts of its own, and select it', () => {
    const { document, selection } = result({ do: 'node.insert', clip: clip('nodes'), at: at(1) });
    expect(document.layouts[0]?.nodes).toEqual([quote, copy, box]);
    expect(document.translations?.en?.['quote-2']).toEqual({ '/text': 'Word' });
    expect(selection).toEqual({ node: 'quote-2' });
    expect(refusal({ do: 'node.insert', clip: clip('nodes'), at: at(0, 'nobody') })).toBe('missing');
  });

  it('make the slot that a node is put into', () => {
    const { document } = result({ do: 'node.insert', clip: clip('nodes'), at: { ...at(0, 'quote'), slot: 'aside' } });
    expect(document.layouts[0]?.nodes[0]?.slots).toEqual({ aside: [copy] });
  });

  it('insert no more nodes than a document may have', () => {
    const nodes = Array.from({ length: cmsLimits.nodes }, (_, index) => ({ ...box, id: `n${index}`, slots: undefined }));
    const full = { ...page, layouts: [{ id: 3, name: '', nodes }] };
    expect(refusal({ do: 'node.insert', clip: clip('nodes'), at: at(0) }, full)).toBe('too-many-nodes');
  });

  it('move a node, its place counted before the move, but not into itself', () => {
    expect(idsOf(result({ do: 'node.move', id: 'quote', at: at(2) }).document)).toEqual([['box', 'quote'], []]);
    const { document } = result({ do: 'node.move', id: 'quote', at: at(1, 'box') });
    expect(document.layouts[0]?.nodes[0]?.slots?.default?.map(({ id }) => id)).toEqual(['inner', 'quote']);
    expect(refusal({ do: 'node.move', id: 'quote', at: at(1) })).toBe('no-change');
    expect(refusal({ do: 'node.move', id: 'box', at: at(0, 'inner') })).toBe('into-itself');
  });

  it('duplicate a node behind itself', () => {
    expect(idsOf(result({ do: 'node.duplicate', id: 'quote' }).document)).toEqual([['quote', 'quote-2', 'box'], []]);
  });

  it('delete a node with its texts and select its neighbour', () => {
    const { document, selection } = result({ do: 'node.delete', id: 'quote' });
    expect(idsOf(document)).toEqual([['box'], []]);
    expect(document.translations).toBeUndefined();
    expect(selection).toEqual({ node: 'box' });
    expect(result({ do: 'node.delete', id: 'inner' }).selection).toEqual({ node: 'box' });
  });
});

describe('commands on sections', () => {
  it('insert a section of a copied one, or around a copied block, and select what was copied', () => {
    expect(result({ do: 'layout.insert', clip: clip('nodes'), index: 1 }).selection).toEqual({ node: 'quote-2' });
    const { document, selection } = result({ do: 'layout.insert', clip: clip('layout'), index: 1 });
    expect(selection).toEqual({ layout: 6 });
    expect(document.layouts[1]).toEqual({ id: 6, name: 'Citation', nodes: [copy] });
  });

  it('move, duplicate, rename and delete a section', () => {
    expect(result({ do: 'layout.move', id: 3, index: 2 }).document.layouts.map(({ id }) => id)).toEqual([5, 3]);
    expect(refusal({ do: 'layout.move', id: 3, index: 1 })).toBe('no-change');
    const copied = result({ do: 'layout.duplicate', id: 3 });
    expect(copied.document.layouts.map(({ id }) => id)).toEqual([3, 6, 5]);
    expect(copied.selection).toEqual({ layout: 6 });
    expect(result({ do: 'layout.rename', id: 3, name: 'Tête' }).document.layouts[0]?.name).toBe('Tête');
    const deleted = result({ do: 'layout.delete', id: 3 });
    expect(deleted.document).toEqual({ format: 1, layouts: [page.layouts[1]] });
    expect(deleted.selection).toEqual({ layout: 5 });
  });
});

describe('commands on props', () => {
  it('set a prop, make the objects on the way, and take it away', () => {
    const set = (steps: (string | number)[], value: unknown) => propsOf(result({ do: 'prop.set', id: 'quote', steps, value }).document);
    expect(set(['text'], 'Phrase')).toMatchObject({ text: 'Phrase' });
    expect(set(['image', 'alt'], 'Robe')).toMatchObject({ image: { alt: 'Robe' } });
    expect(set(['text'], undefined)).not.toHaveProperty('text');
    expect(refusal({ do: 'prop.set', id: 'quote', steps: ['text'], value: 'Mot' })).toBe('no-change');
    expect(refusal({ do: 'prop.set', id: 'quote', steps: ['items', 7], value: {} })).toBe('missing');
    expect(refusal({ do: 'prop.set', id: 'quote', steps: ['__proto__', 'x'], value: 1 })).toBe('missing');
  });

  it('take the texts of other languages away where no text stands any more', () => {
    const { document } = result({ do: 'prop.set', id: 'quote', steps: ['text'], value: undefined });
    expect(document.translations?.en?.quote).toEqual({ '/items/1/label': 'B in English' });
  });

  it('insert, move and delete entries of a list, and their texts in other languages go along', () => {
    const edited = (command: DocumentCommand) => {
      const { document } = result(command);
      const items = propsOf(document)?.items as { label: string }[];
      return [items.map(({ label }) => label), document.translations?.en?.quote];
    };
    const id = 'quote';
    const steps = ['items'];
    const text = { '/text': 'Word' };
    expect(edited({ do: 'item.insert', id, steps, index: 0, value: { label: 'Neuf' } })).toEqual([
      ['Neuf', 'A', 'B'],
      { ...text, '/items/2/label': 'B in English' },
    ]);
    expect(edited({ do: 'item.move', id, steps, from: 1, to: 0 })).toEqual([['B', 'A'], { ...text, '/items/0/label': 'B in English' }]);
    expect(edited({ do: 'item.delete', id, steps, index: 1 })).toEqual([['A'], text]);
    expect(refusal({ do: 'item.delete', id, steps, index: 4 })).toBe('missing');
    const made = result({ do: 'item.insert', id, steps: ['links'], index: 0, value: '/' });
    expect(propsOf(made.document)?.links).toEqual(['/']);
  });

  it('set a value from a screen on, and write it plain where only the smallest has one', () => {
    const set = (breakpoint: 'base' | 'md', value: unknown): DocumentCommand => ({
      do: 'responsive.set',
      id: 'quote',
      prop: 'height',
      breakpoint,
      value,
    });
    const both = result(set('md', '80vh')).document;
    expect(propsOf(both)?.height).toEqual({ base: '60vh', md: '80vh' });
    expect(propsOf(result(set('md', undefined), both).document)?.height).toBe('60vh');
    expect(propsOf(result(set('base', undefined)).document)).not.toHaveProperty('height');
  });

  it('set a text of another language and take it away', () => {
    const set = (text: string | null): DocumentCommand => ({ do: 'text.set', id: 'quote', locale: 'en', pointer: '/text', text });
    expect(result(set('Saying')).document.translations?.en?.quote).toMatchObject({ '/text': 'Saying' });
    expect(result(set(null)).document.translations?.en?.quote).toEqual({ '/items/1/label': 'B in English' });
  });
});

describe('commands on when a node is shown', () => {
  it('bind a prop and free it, set a rule, hide on screens in the order of their widths', () => {
    expect(nodeOf({ do: 'bind.set', id: 'quote', prop: 'text', path: 'site.name' })).toMatchObject({ bind: { text: 'site.name' } });
    expect(refusal({ do: 'bind.set', id: 'quote', prop: 'text', path: null })).toBe('no-change');
    expect(nodeOf({ do: 'visible.set', id: 'quote', rule: { empty: 'user' } })).toMatchObject({ visible: { empty: 'user' } });
    expect(nodeOf({ do: 'screens.set', id: 'quote', hiddenOn: ['desktop', 'phone'] })).toMatchObject({ hiddenOn: ['phone', 'desktop'] });
  });
});

describe('a command', () => {
  it('that puts another document in the place of this one keeps keys that this program does not know', () => {
    const other = { ...page, layouts: [], future: 1 } as CmsDocument;
    expect(result({ do: 'content.replace', document: other }).document).toEqual(other);
    expect(refusal({ do: 'content.replace', document: structuredClone(page) })).toBe('no-change');
  });

  it('names the value that it types, so that its strokes are one step, and the part of the node that it writes', () => {
    const set = (value: unknown): DocumentCommand => ({ do: 'prop.set', id: 'quote', steps: ['items', 1, 'label'], value });
    expect(typedValue(set('a'))).toBe(typedValue(set('ab')));
    expect(typedValue(set(undefined))).toBeNull();
    expect(typedValue({ do: 'node.delete', id: 'quote' })).toBeNull();
    expect(writtenValue(set('a'))).toEqual({ id: 'quote', part: 'items', steps: ['props', 'items', 1, 'label'] });
    expect(writtenValue({ do: 'node.delete', id: 'quote' })).toBeNull();
  });

  it('that names a node or section which is gone changes nothing', () => {
    const gone: DocumentCommand[] = [
      { do: 'node.move', id: 'nobody', at: at(0) },
      { do: 'node.duplicate', id: 'nobody' },
      { do: 'node.delete', id: 'nobody' },
      { do: 'layout.move', id: 9, index: 0 },
      { do: 'layout.duplicate', id: 9 },
      { do: 'layout.delete', id: 9 },
      { do: 'layout.rename', id: 9, name: 'Neuf' },
      { do: 'prop.set', id: 'nobody', steps: ['text'], value: '' },
      { do: 'text.set', id: 'nobody', locale: 'en', pointer: '/text', text: '' },
      { do: 'visible.set', id: 'nobody', rule: null },
      { do: 'screens.set', id: 'nobody', hiddenOn: [] },
      { do: 'bind.set', id: 'nobody', prop: 'text', path: null },
    ];
    expect(gone.map((command) => refusal(command))).toEqual(gone.map(() => 'missing'));
  });
});
