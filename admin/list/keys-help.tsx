import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/list.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { letterKeys } from './letter-keys.ts';
import { listStyles as styles } from './list-styles.ts';

const keys = ['search', 'next', 'previous', 'open', 'select', 'close', 'palette'] as const;

/** Lists the keyboard shortcuts of lists, with a switch for single-letter keys. Not on a phone, which has no keys. */
export function KeysHelp() {
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  const isOn = letterKeys.use();
  return (
    <>
      <button type="button" className={styles.help} onClick={() => setIsOpen(true)}>
        {messages.keys}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={messages.keys} closeLabel={messages.close}>
        <dl className={styles.keys}>
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{messages.keyNames[key]}</kbd>
              </dt>
              <dd>{messages.keyMeanings[key]}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={messages.letterKeys} checked={isOn} onChange={({ target }) => letterKeys.write(target.checked)} />
      </Dialog>
    </>
  );
}
