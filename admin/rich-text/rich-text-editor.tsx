import { Selection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { messages as allMessages } from '#messages/generated/admin/rich-text.ts';
import { Paste } from './paste.ts';
import { parseRichText, schemaExtensions, serialiseRichText } from './schema.ts';
import { richTextStyles as styles } from './styles.ts';
import { RichTextTools } from './tools.tsx';

export type RichTextEditorProps = {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  text: string;
  onType: (html: string) => void;
};

/** A formatted text, edited as it looks. Loaded when the first text is opened. */
export function RichTextEditor({ id, labelledBy, describedBy, text, onType }: RichTextEditorProps) {
  const messages = useMessages(allMessages);
  const tools = useRef<HTMLDivElement>(null);
  const last = useRef(text);
  const [extensions] = useState(() => [
    ...schemaExtensions,
    Paste.configure({ onPicturesLeft: (count) => notify({ kind: 'info', text: messages.picturesLeft({ count }) }) }),
  ]);
  const [content] = useState(() => parseRichText(text).toJSON());
  const editor = useEditor({
    extensions,
    content,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-keyshortcuts': 'Alt+F10',
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        tools.current?.querySelector<HTMLElement>('select, button')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      last.current = serialiseRichText(changed.state.doc);
      onType(last.current);
    },
  });
  useEffect(() => {
    if (!editor || text === last.current) return;
    last.current = text;
    const { from } = editor.state.selection;
    editor
      .chain()
      .setContent(parseRichText(text).toJSON(), { emitUpdate: false })
      // The caret stays about where it was.
      .command(({ tr }) => Boolean(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size))))))
      .run();
  }, [editor, text]);
  if (!editor) return null;
  return (
    <div className={styles.frame}>
      <RichTextTools ref={tools} editor={editor} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
