import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { guardLeaving } from '../shell/leave-guard.ts';
import { entryStyles as styles } from './styles.ts';

type LeaveQuestionProps = {
  isChanged: boolean;
  /** The changes are given up. */
  onLeave: () => void;
};

/**
 * Asks before unsaved changes are given up by a link of the panel; the browser asks where the page is left. Back asks nothing: the
 * changes are found again.
 */
export function LeaveQuestion({ isChanged, onLeave }: LeaveQuestionProps) {
  const { leave, close } = useMessages(allMessages);
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  const ask = useEffectEvent(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)));
  useEffect(() => {
    if (!isChanged) return undefined;
    const release = guardLeaving(() => ask());
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isChanged]);
  const settle = (mayLeave: boolean) => {
    if (mayLeave) onLeave();
    answer?.(mayLeave);
    setAnswer(null);
  };
  return (
    <Dialog open={answer !== null} title={leave.title} closeLabel={close} onClose={() => settle(false)}>
      <div className={styles.stack}>
        <p>{leave.text}</p>
        <div className={styles.buttons}>
          <Button onClick={() => settle(false)}>{leave.stay}</Button>
          <Button variant="outline" onClick={() => settle(true)}>
            {leave.go}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
