import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { readValue } from '#schemas/parameters/index.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { definitionOf } from '../definitions.ts';
import { editorStyles } from '../styles.ts';
import { placeholders } from './rich-text.ts';
import { messages as allMessages } from './rich-text-messages.ts';
import { richTextStyles as styles } from './rich-text-styles.ts';
import { controlStyles } from './styles.ts';

export type RichTextEditorProps = {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  text: string;
  onType: (html: string) => void;
};

/** Steps of undo are the screen's, so that one key undoes whatever was done last. */
const extensions = [
  StarterKit.configure({ undoRedo: false, link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } } }),
];

/** A text with headings, lists and links, edited as it looks. Loaded when the first text is opened. */
export function RichTextEditor({ id, labelledBy, describedBy, text, onType }: RichTextEditorProps) {
  const last = useRef(text);
  const editor = useEditor({
    extensions,
    content: text,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      last.current = changed.isEmpty ? '' : changed.getHTML();
      onType(last.current);
    },
  });
  useEffect(() => {
    if (!editor || text === last.current) return;
    last.current = text;
    editor.commands.setContent(text, { emitUpdate: false });
  }, [editor, text]);
  if (!editor) return null;
  return (
    <div className={styles.frame}>
      <Tools editor={editor} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}

function Tools({ editor }: { editor: Editor }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: ([1, 2, 3] as const).find((level) => now.isActive('heading', { level })) ?? 0,
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      href: String(now.getAttributes('link').href ?? ''),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <div role="toolbar" aria-label={messages.tools} className={styles.tools}>
        <select
          aria-label={messages.style}
          value={state.level}
          onChange={(event) => {
            const level = ([1, 2, 3] as const).find((candidate) => candidate === Number(event.target.value));
            if (level) chain().setHeading({ level }).run();
            else chain().setParagraph().run();
          }}
        >
          <option value={0}>{messages.text}</option>
          {[1, 2, 3].map((level) => (
            <option key={level} value={level}>
              {messages.heading(level)}
            </option>
          ))}
        </select>
        <Tool name={messages.bold} isOn={state.bold} onPress={() => chain().toggleBold().run()}>
          <b>B</b>
        </Tool>
        <Tool name={messages.italic} isOn={state.italic} onPress={() => chain().toggleItalic().run()}>
          <i>I</i>
        </Tool>
        <Tool name={messages.bullets} isOn={state.bullets} onPress={() => chain().toggleBulletList().run()}>
          •
        </Tool>
        <Tool name={messages.numbers} isOn={state.numbers} onPress={() => chain().toggleOrderedList().run()}>
          <IconPath path={numberedLines} size="1.1rem" />
        </Tool>
        <Tool name={messages.link} isOn={state.href !== ''} onPress={() => setIsLinking(!isLinking)}>
          {messages.link}
        </Tool>
        <select aria-label={messages.placeholder} value="" onChange={(event) => chain().insertContent(`{{${event.target.value}}}`).run()}>
          <option value="" disabled>
            {messages.insert}
          </option>
          {placeholders.map(({ key, label }) => (
            <option key={key} value={key}>
              {label[lang]}
            </option>
          ))}
        </select>
      </div>
      {isLinking && <LinkRow editor={editor} href={state.href} onDone={() => setIsLinking(false)} />}
    </>
  );
}

/** Three lines, the first with a 1 and the last with a 2. */
const numberedLines = 'M10 6h10M10 12h10M10 18h10M4 5l1.2-1v5M4 15.5h2.2L4 19h2.4';

type ToolProps = { name: string; isOn: boolean; onPress: () => void; children: React.ReactNode };

const Tool = ({ name, isOn, onPress, children }: ToolProps) => (
  <button type="button" aria-label={name} title={name} aria-pressed={isOn} onClick={onPress}>
    <span aria-hidden="true">{children}</span>
  </button>
);

/** Any setting that holds an address knows which addresses are fit for a link. */
const isAddress = (href: string) => {
  const definition = definitionOf.get('PROMOTE_MESSAGE_LINK');
  return href !== '' && definition !== undefined && 'value' in readValue(definition, href);
};

function LinkRow({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const messages = useMessages(allMessages);
  const [typed, setTyped] = useState(href);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const apply = () => {
    if (!isAddress(typed)) return;
    chain().setLink({ href: typed }).run();
    onDone();
  };
  return (
    <div className={styles.linkRow}>
      <input
        className={`${controlStyles.input} ${controlStyles.stretch}`}
        aria-label={messages.linkTo}
        aria-invalid={(typed !== '' && !isAddress(typed)) || undefined}
        placeholder="https://…"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
      <button type="button" className={editorStyles.press} disabled={!isAddress(typed)} onClick={apply}>
        {messages.apply}
      </button>
      {href !== '' && (
        <button
          type="button"
          className={editorStyles.press}
          onClick={() => {
            chain().unsetLink().run();
            onDone();
          }}
        >
          {messages.unlink}
        </button>
      )}
    </div>
  );
}
