import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';

export type ChosenTextProps = ControlProps & { chooseLabel?: string; onChoose: () => void; children?: ReactNode };

/** A text that is typed, or chosen in a dialog. */
export function ChosenText({ write, chooseLabel, onChoose, children, ...props }: ChosenTextProps) {
  const messages = useMessages(allMessages);
  return (
    <div className={controlStyles.row}>
      {children}
      <input
        {...attributesOf(props)}
        type="text"
        className={`${controlStyles.input} ${controlStyles.stretch}`}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={typeof props.value === 'string' ? props.value : ''}
        onChange={(event) => write(event.target.value || undefined, true)}
      />
      <button type="button" className={editorStyles.press} aria-label={chooseLabel} onClick={onChoose}>
        {messages.choose}
      </button>
    </div>
  );
}
