import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, type Ref, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/rich-text.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { controlStyles } from '../form/control-styles.ts';
import { placeholders } from '../parameters/placeholders.ts';
import { hasFormat, linkAddress, toggleFormat } from './formats.ts';
import { LinkRow } from './link-row.tsx';
import { richTextStyles as styles } from './styles.ts';
import { TableTools } from './table-tools.tsx';
import { insertTable } from './tables.ts';

const levels = [1, 2, 3, 4] as const;

/** Returns the alternative text of the selected picture; null if none is selected. */
function selectedAlt({ selection }: EditorState): string | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return null;
  return String(selection.node.attrs.html?.alt ?? '');
}

type Props = { editor: Editor; ref: Ref<HTMLDivElement> };

/** The tools of a formatted text. Escape leads from them back to it. */
export function RichTextTools({ editor, ref }: Props) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: { state: now } }) => ({
      level: levels.find((level) => editor.isActive('heading', { level })) ?? 0,
      bold: hasFormat(now, ['strong', 'b']),
      italic: hasFormat(now, ['em', 'i']),
      superscript: hasFormat(now, ['sup']),
      subscript: hasFormat(now, ['sub']),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      href: linkAddress(now),
      isInTable: isInTable(now),
      alt: selectedAlt(now),
    }),
  });
  const chain = () => editor.chain().focus();
  const format = (tags: [string, ...string[]], against?: readonly string[]) => () => {
    toggleFormat(editor.state, editor.view.dispatch, tags, against);
    editor.commands.focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={messages.tools}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        editor.commands.focus();
      }}
    >
      <div className={styles.tools}>
        <select
          aria-label={messages.style}
          value={state.level}
          onChange={(event) => {
            const level = levels.find((candidate) => candidate === Number(event.target.value));
            if (level) chain().setHeading({ level }).run();
            else chain().setNode('paragraph').run();
          }}
        >
          <option value={0}>{messages.text}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {messages.heading({ level })}
            </option>
          ))}
        </select>
        <Tool name={messages.bold} isOn={state.bold} onPress={format(['strong', 'b'])}>
          <b>B</b>
        </Tool>
        <Tool name={messages.italic} isOn={state.italic} onPress={format(['em', 'i'])}>
          <i>I</i>
        </Tool>
        <Tool name={messages.superscript} isOn={state.superscript} onPress={format(['sup'], ['sub'])}>
          x²
        </Tool>
        <Tool name={messages.subscript} isOn={state.subscript} onPress={format(['sub'], ['sup'])}>
          x₂
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
        {!state.isInTable && (
          <button
            type="button"
            aria-label={messages.insertTable}
            title={messages.insertTable}
            onClick={() => {
              insertTable(editor.state, editor.view.dispatch);
              editor.commands.focus();
            }}
          >
            <IconPath path={grid} size="1.1rem" />
          </button>
        )}
        <select aria-label={messages.placeholder} value="" onChange={(event) => chain().insertContent(`{{${event.target.value}}}`).run()}>
          <option value="" disabled>
            {messages.insert}
          </option>
          {placeholders.map((key) => (
            <option key={key} value={key}>
              {parameterText(key, lang).label}
            </option>
          ))}
        </select>
      </div>
      {isLinking && <LinkRow editor={editor} href={state.href} onDone={() => setIsLinking(false)} />}
      {state.isInTable && <TableTools editor={editor} />}
      {state.alt !== null && <AltRow editor={editor} alt={state.alt} />}
    </div>
  );
}

/** Three lines, the first with a 1 and the last with a 2. */
const numberedLines = 'M10 6h10M10 12h10M10 18h10M4 5l1.2-1v5M4 15.5h2.2L4 19h2.4';
/** Two rows of two cells. */
const grid = 'M4 5h16v14H4zM4 12h16M12 5v14';

type ToolProps = { name: string; isOn: boolean; onPress: () => void; children: ReactNode };

const Tool = ({ name, isOn, onPress, children }: ToolProps) => (
  <button type="button" aria-label={name} title={name} aria-pressed={isOn} onClick={onPress}>
    <span aria-hidden="true">{children}</span>
  </button>
);

function AltRow({ editor, alt }: { editor: Editor; alt: string }) {
  const messages = useMessages(allMessages);
  const set = (text: string) =>
    editor.commands.command(({ tr }) => {
      const html = tr.doc.nodeAt(tr.selection.from)?.attrs.html;
      tr.setNodeAttribute(tr.selection.from, 'html', { ...html, alt: text });
      return true;
    });
  return (
    <label className={styles.linkRow}>
      {messages.alt}
      <input className={`${controlStyles.input} ${controlStyles.stretch}`} value={alt} onChange={({ target }) => set(target.value)} />
    </label>
  );
}
