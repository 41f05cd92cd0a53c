import { describe, expect, it } from 'vitest';
import { type Edit, editDocument } from '#domain/document/edit.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';

const quote = { id: 'quote', type: 'quote', v: 1, props: { text: 'Mot' } };
const document: CmsDocument = { format: 1, layouts: [{ id: 3, name: 'Haut', nodes: [quote] }] };
const selectionOf = (edit: Edit) => ('selection' in edit ? edit.selection : edit.refused);

describe('a command that adds a section', () => {
  it('selects the block that got a section of its own', () => {
    const clip = { kind: 'nodes' as const, name: 'Citation', nodes: [quote], texts: {} };
    expect(selectionOf(editDocument(document, { do: 'layout.insert', clip, index: 1 }))).toEqual({ node: 'quote-2' });
  });

  it('selects a section that was copied as a whole', () => {
    const clip = { kind: 'layout' as const, name: 'Haut', nodes: [quote], texts: {} };
    expect(selectionOf(editDocument(document, { do: 'layout.insert', clip, index: 1 }))).toEqual({ layout: 4 });
    expect(selectionOf(editDocument(document, { do: 'layout.duplicate', id: 3 }))).toEqual({ layout: 4 });
  });
});
