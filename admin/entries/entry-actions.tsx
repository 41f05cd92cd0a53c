import { useRouter } from 'next/router';
import { useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { messages as shellMessages } from '#messages/generated/admin/shell.ts';
import { type EntryUse, entryTrashDays } from '#schemas/entities/entry.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { repeatSignedIn } from '../sign-in-again/repeat-signed-in.ts';
import { offerUndo } from './deleted-entries.tsx';
import { deleteEntry } from './entry-calls.ts';
import { type EntryKind, newEntryHref } from './entry-kind.ts';
import type { StoredEntry } from './stored-entry.ts';
import { entryStyles as styles } from './styles.ts';
import { VersionsDialog } from './versions-dialog.tsx';

type EntryActionsProps = {
  kind: EntryKind;
  entryKey: string;
  /** Revision that is deleted, or restored over. */
  revision: string;
  /** Name of the entry for people. */
  title: string;
  /** Address of the entry in the shop, where it has one. */
  siteHref: string | undefined;
  isChanged: boolean;
  onRestored: (entry: StoredEntry) => void;
};

/** The entry in the shop, versions, a copy, and deletion of an entry. */
export function EntryActions({ kind, entryKey, revision, title, siteHref, isChanged, onRestored }: EntryActionsProps) {
  const messages = useMessages(allMessages);
  const router = useRouter();
  const [open, setOpen] = useState<'versions' | 'deletion' | null>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const close = () => setOpen(null);
  const remove = useApiMutation({
    mutationFn: () => repeatSignedIn(() => deleteEntry(kind.kind, entryKey, revision)),
    onSuccess: async (outcome) => {
      close();
      if ('conflict' in outcome) {
        setObstacle({ uses: outcome.conflict.uses });
      } else {
        offerUndo(kind.kind, [entryKey], title);
        // Before anything is read again: this form would ask for what is gone.
        await router.push(`/admin/${kind.path}`, undefined, { shallow: true });
      }
      await readPanelAgain();
    },
  });
  return (
    <>
      <div className={styles.buttons}>
        {siteHref !== undefined && (
          <LinkButton variant="outline" href={siteHref}>
            {messages.seeInShop}
          </LinkButton>
        )}
        <Button variant="outline" onClick={() => setOpen('versions')}>
          {messages.versions}
        </Button>
        <LinkButton variant="outline" href={newEntryHref(kind, entryKey)}>
          {messages.duplicate}
        </LinkButton>
        {kind.entity.gone !== 'kept' && (
          <Button variant="outline" onClick={() => setOpen('deletion')}>
            {messages.remove}
          </Button>
        )}
      </div>
      {obstacle && <Obstacles {...obstacle} />}
      <AskDialog
        open={open === 'deletion'}
        title={messages.removeAsk({ name: title })}
        action={messages.remove}
        mutation={remove}
        onConfirm={remove.mutate}
        onClose={close}
      >
        <p>{messages.removeText({ days: entryTrashDays })}</p>
      </AskDialog>
      <VersionsDialog
        kind={kind}
        entryKey={entryKey}
        revision={revision}
        isChanged={isChanged}
        open={open === 'versions'}
        onClose={close}
        onRestored={(entry) => {
          close();
          onRestored(entry);
        }}
      />
    </>
  );
}

type Obstacle = { uses: readonly EntryUse[] };

/** Why an entry was not deleted: what names it, or that it changed meanwhile. */
function Obstacles({ uses }: Obstacle) {
  const messages = useMessages(allMessages);
  const kinds: Readonly<Record<string, { one: string } | undefined>> = useMessages(shellMessages).entries;
  return (
    <Alert tone="warning" live>
      <p>{uses.length > 0 ? messages.inUse : messages.conflict.title}</p>
      {uses.length > 0 && (
        <ul>
          {uses.map(({ kind, name, title }) => (
            <li key={`${kind} ${name}`}>
              {messages.usedBy({
                kind: kinds[kind.replaceAll(' ', '-')]?.one ?? messages.useKinds[kind as 'page'] ?? kind,
                title: title || name,
              })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
