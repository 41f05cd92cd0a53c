import { useMessages } from '#client/site.tsx';
import type { FailedPreview } from '#machines/preview-round-machine.ts';
import { messages as allMessages } from '#messages/generated/admin/previews.ts';
import type { AdminPage, LayoutState } from '#schemas/page-admin.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { pagesStyles } from '../pages/styles.ts';
import { adminStyles } from '../styles.ts';
import { previewStyles as styles } from './styles.ts';
import type { PreviewRound } from './use-preview-round.ts';

type PreviewRoundProps = { round: PreviewRound; layouts: readonly LayoutState[]; pages: readonly AdminPage[] };

/** Checks the pictures of all sections of the site: how far it is, stopping and resuming, and what failed and why. */
export function PreviewRoundBar({ round, layouts, pages }: PreviewRoundProps) {
  const messages = useMessages(allMessages);
  const { state, places, done, taken, failed } = round;
  const fresh = layouts.filter((layout) => layout.state === 'fresh').length;
  // Leaves out up-to-date pictures; if all are, all are checked again.
  const wanted = fresh < layouts.length ? layouts.filter((layout) => layout.state !== 'fresh') : layouts;
  return (
    <section className={styles.bar} aria-label={messages.title}>
      <div className={styles.line}>
        <p className={styles.text}>
          <strong>{messages.title}</strong> <span className={adminStyles.muted}>{messages.counts({ fresh, total: layouts.length })}</span>
        </p>
        <div className={adminStyles.actions}>
          {state === 'running' && (
            <Button variant="outline" onClick={round.stop}>
              {messages.stop}
            </Button>
          )}
          {state === 'stopped' && (
            <Button variant="outline" onClick={round.resume}>
              {messages.resume}
            </Button>
          )}
          {state !== 'running' && layouts.length > 0 && (
            <Button variant="quiet" onClick={() => round.start(wanted.map(({ idPage, idLayout }) => ({ idPage, idLayout })))}>
              {messages.checkAll}
            </Button>
          )}
        </div>
      </div>
      {(state === 'running' || state === 'stopped') && (
        <ProgressBar value={done / Math.max(1, places.length)} text={messages.running({ done, total: places.length })} />
      )}
      <p className={pagesStyles.hint} role="status">
        {state === 'stopped' && messages.stopped}
        {state === 'done' && messages.done({ taken, failed: failed.length })}
      </p>
      {failed.length > 0 && (
        <Alert tone="warning" live>
          <ul className={adminStyles.plain}>
            {failed.map((one) => (
              <Failed key={`${one.place.idPage} ${one.place.idLayout}`} failed={one} layouts={layouts} pages={pages} />
            ))}
          </ul>
        </Alert>
      )}
    </section>
  );
}

/** Shows which section failed, and why. */
function Failed({ failed: { place, failure }, layouts, pages }: { failed: FailedPreview } & Omit<PreviewRoundProps, 'round'>) {
  const messages = useMessages(allMessages);
  const { idPage, idLayout } = place;
  const name = layouts.find((one) => one.idPage === idPage && one.idLayout === idLayout)?.name;
  const title = pages.find(({ id }) => id === idPage)?.title ?? '';
  return (
    <li>
      {messages.failed({ page: title, section: name || messages.section({ id: idLayout }) })} {useReason()(failure)}
    </li>
  );
}

/**
 * Returns a function that formats why a picture failed: the server's message about the hash or the picture, or what the browser could not
 * do.
 */
function useReason(): (failure: FailedPreview['failure']) => string {
  const messages = useMessages(allMessages);
  return ({ status, message, fieldErrors, step, name }) => {
    if (name === 'NoLayoutError') return messages.noLayout;
    if (name === 'UnreadableImageError') return messages.unreadable({ address: message });
    if (step === 'capture') return messages.noPicture;
    if (status === 0) return messages.noAnswer;
    return fieldErrors[0]?.error ?? message;
  };
}
