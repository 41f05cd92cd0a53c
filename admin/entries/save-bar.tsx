import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import type { StoredEntry } from './stored-entry.ts';
import { entryStyles as styles } from './styles.ts';

type SaveBarProps = {
  isNew: boolean;
  /** There is something to save. */
  isChanged: boolean;
  /** There is work that is not saved. */
  hasUnsaved: boolean;
  isBusy: boolean;
  failure: CallFailure | null;
  faultCount: number;
  stored: StoredEntry | null;
};

/** Saves, and says whether there is something to save. */
export function SaveBar({ isNew, isChanged, hasUnsaved, isBusy, failure, faultCount, stored }: SaveBarProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const saved = stored?.savedAt && messages.savedBy({ name: stored.savedBy ?? 'none', moment: dates.minute(stored.savedAt) });
  const state =
    faultCount > 0 ? messages.toFix({ count: faultCount }) : hasUnsaved ? messages.isUnsaved : isNew ? '' : saved || messages.isSaved;
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.state}>
        {state}
      </span>
      <Button type="submit" busy={isBusy} disabled={!isChanged}>
        {isNew ? messages.create : messages.save}
      </Button>
      <FailureAlert failure={failure} />
    </div>
  );
}

/** Says that unsaved work was found, which can be given up. */
export function FoundDraft({ text, onDrop }: { text: string; onDrop: () => void }) {
  const messages = useMessages(allMessages);
  return (
    <Alert tone="info" live>
      <div className={styles.notice}>
        <p>{text}</p>
        <Button variant="outline" onClick={onDrop}>
          {messages.draftDrop}
        </Button>
      </div>
    </Alert>
  );
}
