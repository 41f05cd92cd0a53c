import { lazy, Suspense, useState } from 'react';
import { useSite, useWords } from '#client/site.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definitionOf } from '../definitions.ts';
import { editorStyles } from '../styles.ts';
import { useValues } from '../values.tsx';
import { CodeControl } from './code-control.tsx';
import type { ControlProps } from './control.ts';
import { lostIn, missingIn } from './rich-text.ts';
import { richTextStyles as styles } from './rich-text-styles.ts';
import { words as allWords } from './rich-text-words.ts';
import { controlStyles } from './styles.ts';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** A text of a page: closed at first, then as rich text or as its source. What company fields it lacks is listed. */
export function RichTextControl(props: ControlProps) {
  const words = useWords(allWords);
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
          {isOpen ? words.fold : words.edit}
        </button>
        <span className={controlStyles.note}>{words.size(text.length)}</span>
      </div>
      {missing.length > 0 && (
        <p className={controlStyles.warning}>{words.missing(missing.map((key) => definitionOf.get(key)?.label[lang] ?? key).join(', '))}</p>
      )}
      {isOpen && <OpenText {...props} text={text} onType={(html) => onType(html === '' ? null : html)} />}
    </>
  );
}

function OpenText(props: ControlProps & { text: string }) {
  const words = useWords(allWords);
  const { text, id, labelledBy, definition } = props;
  const lost = lostIn(text);
  const [view, setView] = useState<'rich' | 'source'>(lost.length > 0 ? 'source' : 'rich');
  const isRich = view === 'rich' && lost.length === 0;
  return (
    <>
      <div role="radiogroup" aria-label={words.views} className={controlStyles.segments}>
        {(['rich', 'source'] as const).map((choice) => (
          <label key={choice} className={controlStyles.segment}>
            <input
              type="radio"
              name={`${definition.key}-view`}
              checked={(choice === 'rich') === isRich}
              disabled={choice === 'rich' && lost.length > 0}
              onChange={() => setView(choice)}
            />
            {words[choice]}
          </label>
        ))}
      </div>
      {lost.length > 0 && <p className={controlStyles.note}>{words.lossy(lost.join(', '))}</p>}
      {isRich ? (
        <Suspense fallback={<Skeleton label={words.loading} bars={[12]} />}>
          <RichTextEditor id={id} labelledBy={labelledBy} describedBy={props.describedBy} text={text} onType={props.onType} />
        </Suspense>
      ) : (
        <CodeControl {...props} rows={14} />
      )}
    </>
  );
}
