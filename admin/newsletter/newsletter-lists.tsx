import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/newsletter.ts';
import type { AdminNewsletterList, NewsletterListBody } from '#schemas/newsletter.ts';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';
import { ListDialog } from './list-dialog.tsx';
import { ListsTable } from './lists-table.tsx';

type Answer = { data: readonly AdminNewsletterList[] | undefined; isError: boolean; refetch: () => unknown };

/** The newsletters of the site: made, named, offered or not, and deleted. */
export function NewsletterLists({ answer: { data, isError, refetch } }: { answer: Answer }) {
  const messages = useMessages(allMessages);
  const [edited, setEdited] = useState<AdminNewsletterList | 'new' | null>(null);
  const [removed, setRemoved] = useState<AdminNewsletterList | null>(null);
  const save = usePanelMutation({
    mutationFn: (body: NewsletterListBody) =>
      edited === null || edited === 'new'
        ? browserApi.call('POST /admin/newsletter/list', { body })
        : browserApi.call('PUT /admin/newsletter/list/{id}', { params: { id: edited.id }, body }),
    done: messages.saved,
    onSuccess: () => setEdited(null),
  });
  const remove = usePanelMutation({
    mutationFn: ({ id }: AdminNewsletterList) => browserApi.call('DELETE /admin/newsletter/list/{id}', { params: { id } }),
    done: messages.removed,
    onSuccess: () => setRemoved(null),
  });
  return (
    <section className={styles.panel} aria-label={messages.lists}>
      <div className={styles.row}>
        <h2>{messages.lists}</h2>
        <Button variant="outline" onClick={() => setEdited('new')}>
          {messages.add}
        </Button>
      </div>
      {isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={messages.loading} bars={[2.5, 2.5]} />}
      {data && <ListsTable lists={data} onEdit={setEdited} onRemove={setRemoved} />}
      <ListDialog
        key={edited === null ? 'closed' : edited === 'new' ? 'new' : edited.id}
        edited={edited}
        mutation={save}
        onSave={save.mutate}
        onClose={() => setEdited(null)}
      />
      <AskDialog
        open={removed !== null}
        title={messages.removeAsk}
        action={messages.remove}
        mutation={remove}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && remove.mutate(removed)}
      >
        <p>{removed && messages.removeText({ name: removed.name })}</p>
      </AskDialog>
    </section>
  );
}
