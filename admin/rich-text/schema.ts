import { type Extensions, getSchema } from '@tiptap/core';
import { DOMSerializer, type Node as DocumentNode, DOMParser as DocumentParser } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { Blocks } from './blocks.ts';
import { fromEditorForm, toWholeEditorForm } from './editor-form.ts';
import { Formats } from './formats.ts';
import { KeptAttributes } from './kept-attributes.ts';
import { Tables } from './tables.ts';

/**
 * The one schema of formatted texts, in the forms of the panel and in the page: everything that schemas/rich-text.ts lists. Steps of undo
 * are the screen's, so that one key undoes whatever was done last.
 */
export const schemaExtensions: Extensions = [
  StarterKit.configure({
    ...{ paragraph: false, bulletList: false, orderedList: false, listItem: false, codeBlock: false, link: false },
    ...{ bold: false, italic: false, underline: false, strike: false, code: false },
    ...{ undoRedo: false, trailingNode: false },
  }),
  KeptAttributes,
  Blocks,
  Formats,
  Tables,
];

const schema = getSchema(schemaExtensions);

/** A formatted text as the editor's document. In a browser only. */
export function parseRichText(html: string): DocumentNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  toWholeEditorForm(body);
  return DocumentParser.fromSchema(schema).parse(body);
}

/** The HTML of the editor's document; empty when nothing is written. */
export function serialiseRichText(doc: DocumentNode): string {
  const [first] = doc.children;
  if (doc.childCount === 1 && first?.type.name === 'paragraph' && first.content.size === 0 && !first.attrs.html) return '';
  // A document without a window fetches no pictures.
  const page = document.implementation.createHTMLDocument();
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: page }, page.body);
  fromEditorForm(page.body);
  return page.body.innerHTML;
}
