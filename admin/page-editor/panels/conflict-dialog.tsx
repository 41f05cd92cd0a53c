import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { collisions } from '#domain/document/collisions.ts';
import { documentDifferences } from '#domain/document/difference.ts';
import { unsavedSteps } from '#domain/document/history.ts';
import { messages as versionMessages } from '#messages/generated/admin/page-editor/panels/version.ts';
import { messages as editorMessages } from '#messages/generated/admin/page-editor.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { blockName } from '../blocks.ts';
import type { Editor } from '../use-editor.ts';
import { Differences, partNames } from './differences.tsx';
import { panelStyles as styles } from './styles.ts';

/** Somebody else saved meanwhile: what they changed is listed, and one decides. Whatever is chosen can be undone. */
export function ConflictDialog({ editor }: { editor: Editor }) {
  const messages = useMessages(versionMessages);
  const { close } = useMessages(editorMessages);
  const { lang } = useSite();
  const dates = useDates();
  const { theirs, stored, send, status, blocks, history } = editor;
  if (status !== 'conflict' || !theirs) return null;
  const settle = (keep: 'both' | 'mine' | 'theirs') => send({ type: 'conflict.settled', keep });
  // Work restored after a crash is a single change, which cannot be applied step by step to the other draft.
  const unsaved = unsavedSteps(history, stored.past);
  const canBoth = unsaved !== null && !unsaved.some(({ commands }) => commands.some((one) => one.do === 'content.replace'));
  const both = collisions(stored.document, history.document, theirs.document);
  const { savedBy, savedAt } = theirs.draft ?? { savedBy: null, savedAt: null };
  return (
    <Dialog open onClose={() => settle(canBoth ? 'both' : 'mine')} title={messages.conflictTitle} closeLabel={close}>
      <div className={styles.stack}>
        <p>{messages.conflict({ name: savedBy, time: savedAt ? `${dates.minute(savedAt)} (${dates.zone})` : null })}</p>
        <Differences list={documentDifferences(stored.document, theirs.document)} blocks={blocks} lang={lang} />
        {both.length > 0 && (
          <Alert tone="warning" title={messages.collision}>
            <ul>
              {both.map((one) => (
                <li key={one.node}>
                  {blockName(blocks, one.type ?? '')} : {partNames(one, blocks, lang)}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {canBoth && <Button onClick={() => settle('both')}>{messages.keepBoth}</Button>}
        <Button variant="quiet" onClick={() => settle('mine')}>
          {messages.keepMine}
        </Button>
        <Button variant="quiet" onClick={() => settle('theirs')}>
          {messages.keepTheirs}
        </Button>
        <p className={styles.note}>{messages.conflictHint}</p>
      </div>
    </Dialog>
  );
}
