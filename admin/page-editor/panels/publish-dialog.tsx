import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { controlStyles } from '../../form/control-styles.ts';
import { Form } from '../../form/form.tsx';
import type { Editor } from '../use-editor.ts';
import { panelStyles as styles } from './styles.ts';

type Props = { editor: Editor; open: boolean; onClose: () => void };

const momentSchema = { required: ['time'], properties: { time: { type: 'string', format: 'date-time' } } };

/** Publishes now or at a time; says what would change for visitors, and what can be taken back. */
export function PublishDialog({ editor, open, onClose }: Props) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const [isLater, setIsLater] = useState(false);
  const [time, setTime] = useState<string | null>(null);
  const { publication, issues, send, facts, draft, status } = editor;
  const errors = issues.filter(({ isError }) => isError);
  const at = isLater ? time : null;
  const isPast = at !== null && Date.parse(at) <= Date.now();
  const act = (event: Parameters<typeof send>[0]) => {
    send(event);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={messages.publishTitle({ title: facts?.title ?? '' })} closeLabel={messages.close}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLater || (at && !isPast)) act({ type: 'publication.publish', at });
        }}
      >
        {errors.length > 0 && (
          <Alert tone="warning" title={messages.publishIssues({ count: errors.length })}>
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
          <Form
            id="publish"
            schema={momentSchema}
            value={{ time }}
            texts={{ time: { label: messages.time, help: at && !isPast ? dates.inWords(at) : undefined } }}
            faults={isPast ? { '/time': [messages.timePast] } : {}}
            write={(_, next) => setTime(typeof next === 'string' ? next : null)}
          />
        )}
        <Button type="submit">{isLater ? messages.publishLater : messages.publishNow}</Button>
        {publication.scheduled && (
          <div className={styles.also}>
            <p>
              {messages.scheduledFor({ time: dates.inWords(publication.scheduled.publishAt) })}
              {publication.scheduled.failure && ` ${publication.scheduled.failure}`}
            </p>
            <Button variant="quiet" onClick={() => act({ type: 'publication.cancel' })}>
              {messages.cancelSchedule}
            </Button>
          </div>
        )}
        {draft && (
          <div className={styles.also}>
            <p>{messages.discardHint}</p>
            <Button variant="quiet" disabled={status !== 'clean'} onClick={() => act({ type: 'draft.discard' })}>
              {messages.discard}
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
