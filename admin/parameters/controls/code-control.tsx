import type { KeyboardEvent } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/controls.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';

/** Code, or a list of addresses. Tab indents; Escape, then Tab leaves the field, as the note under it says. */
export function CodeControl({ rows = 8, ...props }: ControlProps & { rows?: number }) {
  const messages = useMessages(allMessages);
  const { id, text = '', onType } = props;
  const noteId = `${id}-tab`;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    if (event.key === 'Escape') area.dataset.leaves = 'true';
    if (event.key !== 'Tab' || event.shiftKey || area.dataset.leaves === 'true') return;
    event.preventDefault();
    area.setRangeText('  ', area.selectionStart, area.selectionEnd, 'end');
    onType(area.value);
  };
  return (
    <>
      <textarea
        {...attributesOf(props)}
        aria-labelledby={props.labelledBy}
        aria-describedby={[props.describedBy, noteId].filter(Boolean).join(' ')}
        className={styles.code}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onKeyDown={onKeyDown}
        onFocus={(event) => delete event.currentTarget.dataset.leaves}
        onChange={(event) => onType(event.target.value === '' ? null : event.target.value)}
      />
      <p id={noteId} className={styles.note}>
        {messages.tabNote}
      </p>
    </>
  );
}
