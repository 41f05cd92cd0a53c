import { useRouter } from 'next/router';
import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { adminComponentsQuery } from '#client/queries/page-admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { addressWords } from '#domain/addresses.ts';
import type { AdminComponent } from '#schemas/page-admin.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelCall } from '../call/use-panel-call.ts';
import { messages as allMessages } from './messages.ts';
import { PageMarks } from './page-marks.tsx';
import { pagesStyles as styles } from './styles.ts';

/** What stands on several pages: header, footer, product sheet, cart …, with where each shows. */
export function ComponentList() {
  const messages = useMessages(allMessages);
  const { data, isPending, isError, refetch } = useServerState(adminComponentsQuery());
  return (
    <div className={styles.tabPanel}>
      <p className={styles.hint}>{messages.componentsHint}</p>
      <NewComponent />
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
                  aria-label={messages.editIt(component.title)}
                >
                  {messages.edit}
                </LinkButton>
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
  const { run, isBusy, failure } = usePanelCall();
  const [title, setTitle] = useState<string | null>(null);
  const wanted = title?.trim() ?? '';
  const create = () =>
    run(async () => {
      const { slug } = await browserApi.call('POST /admin/component', { body: { title: wanted } });
      await router.push(`/admin/components/${encodeURIComponent(slug)}`);
    }, messages.componentCreated);
  return (
    <div>
      <Button variant="outline" onClick={() => setTitle('')}>
        {messages.createComponent}
      </Button>
      <AskDialog
        open={title !== null}
        title={messages.createComponent}
        action={messages.createComponentIt}
        busy={isBusy}
        failure={failure}
        onConfirm={create}
        onClose={() => setTitle(null)}
      >
        <Field
          label={messages.name}
          hint={messages.createComponentHint}
          value={title ?? ''}
          maxLength={80}
          error={errorAt(failure, 'title')}
          onChange={(event) => setTitle(event.target.value)}
        />
      </AskDialog>
    </div>
  );
}

/** Where a component is seen. */
function Places({ component: { shownAt, placedOn } }: { component: AdminComponent }) {
  const messages = useMessages(allMessages);
  if (shownAt.includes('*')) return <span className={styles.hint}>{messages.shownEverywhere}</span>;
  const texts = [
    shownAt.length > 0 && messages.shownAt([...new Set(shownAt.map(addressWords))].join(', ')),
    placedOn.length > 0 && messages.placedOn(placedOn.map(({ title }) => title).join(', ')),
  ].filter(Boolean);
  return <span className={styles.hint}>{texts.length > 0 ? texts.join(' · ') : messages.notShown}</span>;
}
