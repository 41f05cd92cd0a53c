import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { lostIn } from '../../parameters/controls/rich-text.ts';
import { RichTextEditor } from '../../parameters/controls/rich-text-editor.tsx';
import { controlStyles } from '../../parameters/controls/styles.ts';
import type { ControlProps } from './control-props.ts';
import { messages as allMessages } from './messages.ts';
import { AreaControl } from './simple-controls.tsx';

/** A text with headings, lists and links. One that holds more than the rich editor knows is shown as its source: nothing gets lost. */
export function RichTextControl(props: ControlProps) {
  const messages = useMessages(allMessages);
  const text = typeof props.value === 'string' ? props.value : '';
  const lost = lostIn(text);
  const [isSource, setIsSource] = useState(false);
  const showsSource = isSource || lost.length > 0;
  return (
    <>
      {showsSource ? (
        <AreaControl {...props} isCode />
      ) : (
        <RichTextEditor id={props.id} labelledBy={props.labelledBy} describedBy={props.describedBy} text={text} onType={props.onSet} />
      )}
      {lost.length > 0 ? (
        <p className={controlStyles.note}>{messages.lossy(lost.join(', '))}</p>
      ) : (
        <button type="button" className={controlStyles.link} aria-pressed={isSource} onClick={() => setIsSource(!isSource)}>
          {messages.source}
        </button>
      )}
    </>
  );
}
