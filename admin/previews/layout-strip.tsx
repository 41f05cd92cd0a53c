import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/previews.ts';
import type { LayoutState } from '#schemas/page-admin.ts';
import { Button } from '#ui/button.tsx';
import { pagesStyles } from '../pages/styles.ts';
import { previewStyles as styles } from './styles.ts';
import type { PreviewRound } from './use-preview-round.ts';

/** The sections of a page as pictures, each with whether it is still what the page shows. */
export function LayoutStrip({ layouts, round }: { layouts: readonly LayoutState[]; round: PreviewRound }) {
  const messages = useMessages(allMessages);
  if (layouts.length === 0) return null;
  const places = layouts.map(({ idPage, idLayout }) => ({ idPage, idLayout }));
  return (
    <section className={pagesStyles.group} aria-label={messages.title}>
      <ul className={styles.strip}>
        {layouts.map(({ idLayout, name, state, previewUrl }) => (
          <li key={idLayout} className={styles.shot}>
            <span className={styles.picture}>
              {previewUrl && (
                <img src={previewUrl} alt={messages.alt({ section: name || messages.section({ id: idLayout }) })} loading="lazy" />
              )}
            </span>
            <span>{name || messages.section({ id: idLayout })}</span>
            <span className={styles.state} data-state={state}>
              {messages.states[state]}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" busy={round.state === 'running'} onClick={() => round.start(places)}>
          {messages.checkPage}
        </Button>
      </div>
    </section>
  );
}
