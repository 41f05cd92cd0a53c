import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import { Dialog } from '#ui/dialog.tsx';
import { panelStyles as styles } from './styles.ts';

/** The keys of the editor. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useMessages(allMessages);
  return (
    <Dialog open={open} onClose={onClose} title={messages.keys} closeLabel={messages.close}>
      <dl className={styles.keys}>
        {Object.values(messages.keyList).map(({ keys, effect }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
