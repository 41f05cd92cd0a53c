import type { KeyboardEvent } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';

/** Code, or a list of addresses. Tab indents; Escape, then Tab leaves the field, as the note under it says. */
export function CodeControl({ write, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const noteId = `${props.id}-tab`;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    if (event.key === 'Escape') area.dataset.leaves = 'true';
    if (event.key !== 'Tab' || event.shiftKey || area.dataset.leaves === 'true') return;
    event.preventDefault();
    area.setRangeText('  ', area.selectionStart, area.selectionEnd, 'end');
    write(area.value, true);
  };
  return (
    <>
      <textarea
        {...attributesOf({ ...props, describedBy: `${props.describedBy ?? ''} ${noteId}`.trim() })}
        className={styles.code}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={typeof props.fallback === 'string' ? props.fallback : undefined}
        value={typeof props.value === 'string' ? props.value : ''}
        onKeyDown={onKeyDown}
        onFocus={(event) => delete event.currentTarget.dataset.leaves}
        onChange={(event) => write(event.target.value, true)}
      />
      <p id={noteId} className={styles.note}>
        {messages.tabNote}
      </p>
    </>
  );
}
