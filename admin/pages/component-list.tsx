import { useRouter } from 'next/router';
import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { adminComponentsQuery } from '#client/queries/page-admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { addressWords } from '#domain/addresses.ts';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { AdminComponent, DeletedPage } from '#schemas/page-admin.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { DeletedAlert } from './deleted-alert.tsx';
import { PageMarks } from './page-marks.tsx';
import { pagesStyles as styles } from './styles.ts';

/** Lists the components of several pages (header, footer, product sheet, cart …), with the places where each is shown. */
export function ComponentList() {
  const messages = useMessages(allMessages);
  const { data, isPending, isError, refetch } = useServerState(adminComponentsQuery());
  const [deleted, setDeleted] = useState<DeletedPage | null>(null);
  return (
    <div className={styles.tabPanel}>
      <p className={styles.hint}>{messages.componentsHint}</p>
      <NewComponent />
      {deleted && <DeletedAlert deleted={deleted} onDone={() => setDeleted(null)} />}
      {isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />}
      {isPending && <Skeleton label={messages.loading} bars={[3, 3, 3]} />}
      {data && (
        <div className={styles.card}>
          <ul className={styles.list}>
            {data.map((component) => (
              <li key={component.slug} className={styles.item}>
                <span className={styles.grow}>
                  <strong>{component.title}</strong>
                  <Places component={component} />
                </span>
                <span className={styles.marks}>
                  {!component.isOwn && <span className={styles.mark}>{messages.ready}</span>}
                  <span className={styles.mark}>{messages.needs[component.need]}</span>
                  <PageMarks page={{ ...component, state: 'published', showInMenu: true, locales: [] }} />
                </span>
                <LinkButton
                  variant="outline"
                  href={`/admin/components/${encodeURIComponent(component.slug)}`}
                  aria-label={messages.editIt({ title: component.title })}
                >
                  {messages.edit}
                </LinkButton>
                {component.isOwn && <RenameComponent component={component} />}
                {component.need === 'placed' && <DeleteComponent component={component} onDeleted={setDeleted} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Makes a shared part, and opens it in the editor. */
function NewComponent() {
  const messages = useMessages(allMessages);
  const router = useRouter();
  const [title, setTitle] = useState<string | null>(null);
  const creation = usePanelMutation({
    mutationFn: async () => {
      const { slug } = await browserApi.call('POST /admin/component', { body: { title: title?.trim() ?? '' } });
      await router.push(`/admin/components/${encodeURIComponent(slug)}`);
    },
    done: messages.componentCreated,
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setTitle('')}>
        {messages.createComponent}
      </Button>
      <AskDialog
        open={title !== null}
        title={messages.createComponent}
        action={messages.createComponentIt}
        mutation={creation}
        onConfirm={creation.mutate}
        onClose={() => setTitle(null)}
      >
        <Field
          label={messages.name}
          hint={messages.createComponentHint}
          value={title ?? ''}
          maxLength={80}
          error={errorAt(creation.failure, 'title')}
          onChange={(event) => setTitle(event.target.value)}
        />
      </AskDialog>
    </div>
  );
}

/** Gives a shared part another name; where it is placed it stays. */
function RenameComponent({ component: { slug, title } }: { component: AdminComponent }) {
  const messages = useMessages(allMessages);
  const [name, setName] = useState<string | null>(null);
  const close = () => setName(null);
  const rename = usePanelMutation({
    mutationFn: () => browserApi.call('PUT /admin/component/{slug}', { params: { slug }, body: { title: name?.trim() ?? '' } }),
    done: messages.componentRenamed,
    onSuccess: close,
  });
  return (
    <>
      <Button variant="quiet" aria-label={messages.renameIt({ title })} onClick={() => setName(title)}>
        {messages.rename}
      </Button>
      <AskDialog
        open={name !== null}
        title={messages.renameIt({ title })}
        action={messages.rename}
        mutation={rename}
        onConfirm={rename.mutate}
        onClose={close}
      >
        <Field
          label={messages.name}
          value={name ?? ''}
          maxLength={80}
          error={errorAt(rename.failure, 'title')}
          onChange={(event) => setName(event.target.value)}
        />
      </AskDialog>
    </>
  );
}

type DeleteComponentProps = { component: AdminComponent; onDeleted: (deleted: DeletedPage) => void };

/** Deletes a shared part that nothing places; where something does, it is said where. */
function DeleteComponent({ component: { slug, title }, onDeleted }: DeleteComponentProps) {
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const remove = usePanelMutation({
    mutationFn: async () => onDeleted(await browserApi.call('DELETE /admin/component/{slug}', { params: { slug } })),
    done: messages.componentDeleted,
    onSuccess: close,
  });
  return (
    <>
      <Button variant="quiet" aria-label={messages.deleteIt({ title })} onClick={() => setIsOpen(true)}>
        {messages.delete}
      </Button>
      <AskDialog
        open={isOpen}
        title={messages.deleteIt({ title })}
        action={messages.delete}
        mutation={remove}
        onConfirm={remove.mutate}
        onClose={close}
      >
        <p>{messages.deleteComponentAsk}</p>
      </AskDialog>
    </>
  );
}

/** Lists the places where a component is shown. */
function Places({ component: { shownAt, placedOn } }: { component: AdminComponent }) {
  const messages = useMessages(allMessages);
  if (shownAt.includes('*')) return <span className={styles.hint}>{messages.shownEverywhere}</span>;
  const texts = [
    shownAt.length > 0 && messages.shownAt({ places: [...new Set(shownAt.map(addressWords))].join(', ') }),
    placedOn.length > 0 && messages.placedOn({ places: placedOn.map(({ title }) => title).join(', ') }),
  ].filter(Boolean);
  return <span className={styles.hint}>{texts.length > 0 ? texts.join(' · ') : messages.notShown}</span>;
}
