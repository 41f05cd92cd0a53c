import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/rich-text.ts';
import { controlStyles } from '../form/control-styles.ts';
import { lossesOf } from './losses.ts';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

type Props = RichTextEditorProps & {
  /** The control of the text's source. */
  source: ReactNode;
};

/** A formatted text, or its source: as one chooses. One that the editor would not keep whole is its source, with what it would lose. */
export function RichTextField({ source, ...editor }: Props) {
  const messages = useMessages(allMessages);
  const { id, text, onType } = editor;
  const [view, setView] = useState<'rich' | 'source'>('rich');
  /** Last text typed here: it is not checked again, so that the view does not change during typing. */
  const [written, setWritten] = useState<string | null>(null);
  const losses = useMemo(() => (text === written ? [] : lossesOf(text)), [text, written]);
  const isRich = view === 'rich' && losses.length === 0;
  return (
    <>
      <div role="radiogroup" aria-label={messages.views} className={controlStyles.segments}>
        {(['rich', 'source'] as const).map((choice) => (
          <label key={choice} className={controlStyles.segment}>
            <input
              type="radio"
              name={`${id}-view`}
              checked={(choice === 'rich') === isRich}
              disabled={choice === 'rich' && losses.length > 0}
              onChange={() => setView(choice)}
            />
            {messages[choice]}
          </label>
        ))}
      </div>
      {losses.length > 0 && (
        <p className={controlStyles.note} role="status">
          {messages.lossy({ parts: losses.join(', ') })}
        </p>
      )}
      {isRich ? (
        <RichTextEditor
          {...editor}
          onType={(html) => {
            setWritten(html);
            onType(html);
          }}
        />
      ) : (
        source
      )}
    </>
  );
}
