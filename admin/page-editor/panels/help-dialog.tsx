import { useMessages } from '#client/site.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { messages as allMessages } from '../messages.ts';
import { panelStyles as styles } from './styles.ts';

/** The keys of the editor. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useMessages(allMessages);
  return (
    <Dialog open={open} onClose={onClose} title={messages.keys} closeLabel={messages.close}>
      <dl className={styles.keys}>
        {messages.keyList.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
