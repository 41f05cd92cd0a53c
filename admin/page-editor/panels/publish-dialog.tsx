import { useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { messages as allMessages } from '../messages.ts';
import type { Editor } from '../use-editor.ts';
import { panelStyles as styles } from './styles.ts';

type Props = { editor: Editor; open: boolean; onClose: () => void };

/** Publishes now or at a time; says what would change for visitors, and what can be taken back. */
export function PublishDialog({ editor, open, onClose }: Props) {
  const messages = useMessages(allMessages);
  const { locale } = useSite();
  const [isLater, setIsLater] = useState(false);
  const [time, setTime] = useState('');
  const { publication, issues, send, facts } = editor;
  const errors = issues.filter(({ isError }) => isError);
  const at = isLater && time !== '' ? new Date(time) : null;
  const isPast = at !== null && at.getTime() <= Date.now();
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'full', timeStyle: 'short' });
  const act = (event: Parameters<typeof send>[0]) => {
    send(event);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={messages.publishTitle(facts?.title ?? '')} closeLabel={messages.close}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLater || (at && !isPast)) act({ type: 'publication.publish', at: at ? at.toISOString() : null });
        }}
      >
        {errors.length > 0 && (
          <Alert tone="warning" title={messages.publishIssues(errors.length)}>
            <ul>
              {errors.slice(0, 5).map(({ pointer, message }) => (
                <li key={pointer + message}>{message}</li>
              ))}
            </ul>
          </Alert>
        )}
        <div role="radiogroup" aria-label={messages.when} className={controlStyles.segments}>
          {[false, true].map((later) => (
            <label key={String(later)} className={controlStyles.segment}>
              <input type="radio" name="publish-when" checked={isLater === later} onChange={() => setIsLater(later)} />
              {later ? messages.later : messages.now}
            </label>
          ))}
        </div>
        {isLater && (
          <label className={styles.field}>
            <span>{messages.time}</span>
            <input
              type="datetime-local"
              required
              className={controlStyles.input}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
            {isPast && <span className={styles.fault}>{messages.timePast}</span>}
            {at && !isPast && <span className={controlStyles.note}>{format.format(at)}</span>}
          </label>
        )}
        <Button type="submit">{isLater ? messages.publishLater : messages.publishNow}</Button>
        {publication.scheduled && (
          <div className={styles.also}>
            <p>
              {messages.scheduledFor(format.format(new Date(publication.scheduled.publishAt)))}
              {publication.scheduled.failure && ` ${publication.scheduled.failure}`}
            </p>
            <Button variant="quiet" onClick={() => act({ type: 'publication.cancel' })}>
              {messages.cancelSchedule}
            </Button>
          </div>
        )}
        {publication.canUndo && (
          <div className={styles.also}>
            <p>{messages.undoPublicationHint}</p>
            <Button variant="quiet" onClick={() => act({ type: 'publication.undo' })}>
              {messages.undoPublication}
            </Button>
          </div>
        )}
        {publication.isPublished && facts?.kind === 'page' && (
          <div className={styles.also}>
            <p>{messages.withdrawHint}</p>
            <Button variant="quiet" onClick={() => act({ type: 'publication.withdraw' })}>
              {messages.withdraw}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
