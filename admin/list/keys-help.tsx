import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { setLetterKeys, useLetterKeys } from './letter-keys.ts';
import { listStyles as styles } from './list-styles.ts';
import { messages as allMessages } from './messages.ts';

/** Says which keys lists have, and switches those of one letter off. Not on a phone, which has none. */
export function KeysHelp() {
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useLetterKeys();
  return (
    <>
      <button type="button" className={styles.help} onClick={() => setIsOpen(true)}>
        {messages.keys}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={messages.keys} closeLabel={messages.close}>
        <dl className={styles.keys}>
          {messages.keyHelp.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={messages.letterKeys} checked={isOn} onChange={({ target }) => setLetterKeys(target.checked)} />
      </Dialog>
    </>
  );
}
