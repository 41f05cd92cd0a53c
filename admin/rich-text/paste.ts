import { Extension } from '@tiptap/core';
import { DOMParser as DocumentParser, Fragment, type Node as ProseNode, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPasted } from './clean-pasted.ts';
import { toEditorForm } from './editor-form.ts';
import { setLink } from './formats.ts';
import { isSafeAddress } from './kept-attributes.ts';
import { isMarkdown, markdownToHtml } from './markdown.ts';

type PasteOptions = {
  /** Pictures that are not the site's stayed behind, so many. */
  onPicturesLeft: (count: number) => void;
};

/** Plain text, a paragraph a line. */
function linesOf(text: string, $context: ResolvedPos): Slice {
  const { schema } = $context.doc.type;
  const lines = text.split(/(?:\r\n?|\n)+/);
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line, $context.marks())]));
  return Slice.maxOpen(Fragment.from(paragraphs));
}

/** Keeps the first and the last list whole: open, its first item would go on with the text before it, without a bullet. */
function withWholeLists({ content, openStart, openEnd }: Slice): Slice {
  const isList = (node: ProseNode | null) => /List$/.test(node?.type.name ?? '');
  return new Slice(content, isList(content.firstChild) ? 0 : openStart, isList(content.lastChild) ? 0 : openEnd);
}

/** Reads what is pasted as a formatted text: from Word, Google Docs or another page, or Markdown. Ctrl+⇧V pastes the plain text. */
export const Paste = Extension.create<PasteOptions>({
  name: 'formattedPaste',
  addOptions: () => ({ onPicturesLeft: () => undefined }),
  addProseMirrorPlugins() {
    const read = (html: string): HTMLElement => {
      const { body, pictures } = cleanPasted(html);
      if (pictures > 0) this.options.onPicturesLeft(pictures);
      toEditorForm(body);
      return body;
    };
    let isOwn = false;
    return [
      new Plugin({
        props: {
          // Text copied from this editor is already in its own form.
          transformPastedHTML: (html) => {
            isOwn = html.includes('data-pm-slice');
            return isOwn ? html : read(html).innerHTML;
          },
          transformPasted: (slice) => (isOwn ? slice : withWholeLists(slice)),
          clipboardTextParser: (text, $context, isPlain) =>
            isPlain || !isMarkdown(text)
              ? linesOf(text, $context)
              : DocumentParser.fromSchema($context.doc.type.schema).parseSlice(read(markdownToHtml(text)), { context: $context }),
          handlePaste(view, event) {
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            const isAddress = /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text) && isSafeAddress(text);
            return isAddress && !view.state.selection.empty && setLink(view.state, view.dispatch, text);
          },
        },
      }),
    ];
  },
});
