import { lazy, Suspense, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/controls/rich-text.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { editorStyles } from '../styles.ts';
import { useValues } from '../values.tsx';
import { CodeControl } from './code-control.tsx';
import type { ControlProps } from './control.ts';
import { missingIn } from './rich-text.ts';
import { controlStyles } from './styles.ts';

const RichTextField = lazy(async () => ({ default: (await import('../../rich-text/rich-text-field.tsx')).RichTextField }));

/** A text of a page: closed at first, then as rich text or as its source. What company fields it lacks is listed. */
export function RichTextControl(props: ControlProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { text = '', id, labelledBy, onType } = props;
  const [isOpen, setIsOpen] = useState(false);
  const missing = missingIn(text, useValues());
  return (
    <>
      <div className={controlStyles.row}>
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
        <span className={controlStyles.note}>{messages.size({ count: text.length })}</span>
      </div>
      {missing.length > 0 && (
        <p className={controlStyles.warning}>
          {messages.missing({ labels: missing.map((key) => parameterText(key, lang).label).join(', ') })}
        </p>
      )}
      {isOpen && (
        <Suspense fallback={<Skeleton label={messages.loading} bars={[12]} />}>
          <RichTextField
            {...{ id, labelledBy, text }}
            describedBy={props.describedBy}
            onType={(html) => onType(html === '' ? null : html)}
            source={<CodeControl {...props} rows={14} />}
          />
        </Suspense>
      )}
    </>
  );
}
