import { lazy, Suspense, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definitionOf } from '../definitions.ts';
import { editorStyles } from '../styles.ts';
import { useValues } from '../values.tsx';
import { CodeControl } from './code-control.tsx';
import type { ControlProps } from './control.ts';
import { lostIn, missingIn } from './rich-text.ts';
import { messages as allMessages } from './rich-text-messages.ts';
import { richTextStyles as styles } from './rich-text-styles.ts';
import { controlStyles } from './styles.ts';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** A text of a page: closed at first, then as rich text or as its source. What company fields it lacks is listed. */
export function RichTextControl(props: ControlProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { text = '', id, labelledBy, onType } = props;
  const [isOpen, setIsOpen] = useState(false);
  const missing = missingIn(text, useValues());
  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          id={isOpen ? undefined : id}
          className={editorStyles.press}
          aria-expanded={isOpen}
          aria-describedby={labelledBy}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? messages.fold : messages.edit}
        </button>
        <span className={controlStyles.note}>{messages.size(text.length)}</span>
      </div>
      {missing.length > 0 && (
        <p className={controlStyles.warning}>
          {messages.missing(missing.map((key) => definitionOf.get(key)?.label[lang] ?? key).join(', '))}
        </p>
      )}
      {isOpen && <OpenText {...props} text={text} onType={(html) => onType(html === '' ? null : html)} />}
    </>
  );
}

function OpenText(props: ControlProps & { text: string }) {
  const messages = useMessages(allMessages);
  const { text, id, labelledBy, definition } = props;
  const lost = lostIn(text);
  const [view, setView] = useState<'rich' | 'source'>(lost.length > 0 ? 'source' : 'rich');
  const isRich = view === 'rich' && lost.length === 0;
  return (
    <>
      <div role="radiogroup" aria-label={messages.views} className={controlStyles.segments}>
        {(['rich', 'source'] as const).map((choice) => (
          <label key={choice} className={controlStyles.segment}>
            <input
              type="radio"
              name={`${definition.key}-view`}
              checked={(choice === 'rich') === isRich}
              disabled={choice === 'rich' && lost.length > 0}
              onChange={() => setView(choice)}
            />
            {messages[choice]}
          </label>
        ))}
      </div>
      {lost.length > 0 && <p className={controlStyles.note}>{messages.lossy(lost.join(', '))}</p>}
      {isRich ? (
        <Suspense fallback={<Skeleton label={messages.loading} bars={[12]} />}>
          <RichTextEditor id={id} labelledBy={labelledBy} describedBy={props.describedBy} text={text} onType={props.onType} />
        </Suspense>
      ) : (
        <CodeControl {...props} rows={14} />
      )}
    </>
  );
}
