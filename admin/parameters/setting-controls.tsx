import { useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/legal-text.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import type { ControlProps } from '../form/control-props.ts';
import { controlStyles } from '../form/control-styles.ts';
import { ColourControl } from '../form/controls/colour-control.tsx';
import { controls } from '../form/controls.ts';
import { missingIn } from './placeholders.ts';
import { useSettings } from './settings-context.ts';
import { editorStyles } from './styles.ts';
import { useValues } from './values.tsx';

/** A text of a page: closed at first, then as rich text or as its source. What company fields it lacks is listed. */
export function LegalTextControl(props: ControlProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { id, labelledBy } = props;
  const text = typeof props.value === 'string' ? props.value : '';
  const [isOpen, setIsOpen] = useState(false);
  const missing = missingIn(text, useValues());
  const RichText = controls['rich-text'];
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
      {isOpen && <RichText {...props} />}
    </>
  );
}

/** A colour with what follows from it and the other colours of the site. */
export const SettingColourControl = (props: ControlProps) => (
  <ColourControl {...props} advice={useSettings(({ advice }) => advice[String(props.path[0])])} />
);
