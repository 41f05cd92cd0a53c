import { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { Paste } from './paste.ts';
import { parseRichText, schemaExtensions, serialiseRichText } from './schema.ts';

/** Styles that a page needs while a text is typed in it. TipTap adds them only to the document of its own window. */
const styles = `
.ProseMirror{position:relative;overflow-wrap:break-word;white-space:pre-wrap;white-space:break-spaces;outline:none}
.ProseMirror img.ProseMirror-separator{display:inline!important;border:0!important;margin:0!important;width:0!important;height:0!important}
.ProseMirror .selectedCell{outline:2px solid}
.ProseMirror-gapcursor{position:absolute}
.ProseMirror-gapcursor::after{content:"";display:block;position:absolute;top:-2px;width:20px;border-top:1px solid}
`;

type Handlers = {
  /** Called with the text at each change. */
  onInput: (html: string) => void;
  onEnd: () => void;
  onKey: (event: KeyboardEvent) => void;
  onPicturesLeft: (count: number) => void;
};

/**
 * Starts the editing of a formatted text in the page that shows it, with the schema and the keys of the panel's forms. Returns the function
 * that ends it; Escape and leaving the element end it too.
 * @param element that shows the text and nothing else
 * @param label of the text, for those who do not see where they are
 */
export function writeInPage(element: HTMLElement, html: string, label: string, handlers: Handlers): () => void {
  const page = element.ownerDocument;
  // The element itself stays as it is, for when nothing is changed.
  const host = element.cloneNode(false) as HTMLElement;
  const style = page.createElement('style');
  style.textContent = styles;
  page.head.append(style);
  element.replaceWith(host);
  let written = html;
  const editor = new Editor({
    element: { mount: host },
    extensions: [...schemaExtensions, Paste.configure({ onPicturesLeft: handlers.onPicturesLeft })],
    content: parseRichText(html).toJSON(),
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => {
      written = serialiseRichText(changed.state.doc);
      handlers.onInput(written);
    },
  });
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    editor.destroy();
    style.remove();
    // Until the server has rendered it.
    if (written !== html) element.innerHTML = written;
    host.replaceWith(element);
    handlers.onEnd();
  };
  host.addEventListener('blur', end);
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') {
      handlers.onKey(event);
      return;
    }
    event.preventDefault();
    end();
  });
  editor.view.dispatch(editor.state.tr.setSelection(Selection.atEnd(editor.state.doc)));
  editor.view.focus();
  return end;
}
