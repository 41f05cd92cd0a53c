import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { adminPageQuery } from '#client/queries/page-admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { AdminPage, DeletedPage, LayoutState } from '#schemas/page-admin.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { LayoutStrip } from '../previews/layout-strip.tsx';
import type { PreviewRound } from '../previews/use-preview-round.ts';
import { adminStyles } from '../styles.ts';
import { PageForm } from './page-form.tsx';
import { PageMarks } from './page-marks.tsx';
import { pagesStyles as styles } from './styles.ts';
import { nearPlaces, type PagePlace } from './tree-items.ts';

type PageDrawerProps = {
  page: AdminPage | null;
  pages: readonly AdminPage[];
  layouts: readonly LayoutState[];
  round: PreviewRound;
  onClose: () => void;
  onCopy: (page: AdminPage) => void;
  onDeleted: (deleted: DeletedPage) => void;
};

/** A page of the tree: what can be done with it, where it stands, and what is said of it. */
export function PageDrawer({ page, onClose, ...rest }: PageDrawerProps) {
  const messages = useMessages(allMessages);
  return (
    <Drawer open={page !== null} title={page?.title ?? ''} closeLabel={messages.close} onClose={onClose}>
      {page && <PagePanel key={page.id} page={page} {...rest} />}
    </Drawer>
  );
}

function PagePanel({ page, pages, layouts, round, onCopy, onDeleted }: Omit<PageDrawerProps, 'page' | 'onClose'> & { page: AdminPage }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { id } = page;
  // A deleted page is not read again.
  const [isGone, setIsGone] = useState(false);
  const remove = usePanelMutation({
    mutationFn: async () => {
      const deleted = await browserApi.call('DELETE /admin/page/{id}', { params: { id } });
      setIsGone(true);
      onDeleted(deleted);
    },
    done: messages.removed({ title: page.title, count: 1 }),
  });
  const detail = useServerState({ ...adminPageQuery(id), enabled: !remove.isPending && !isGone });
  const seen = page.state === 'published' ? to(page.url) : `${to(page.url)}?preview=page-${id}`;
  return (
    <div className={styles.form}>
      <PageMarks page={page} />
      <div className={adminStyles.actions}>
        {page.link === null && <LinkButton href={`/admin/pages/${id}`}>{messages.edit}</LinkButton>}
        <a href={seen} target="_blank" rel="noreferrer">
          {messages.see}
        </a>
        <Button variant="quiet" onClick={() => onCopy(page)}>
          {messages.copy}
        </Button>
        {page.url !== '/' && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {messages.remove}
          </Button>
        )}
      </div>
      <FailureAlert failure={remove.failure} />
      <Moves page={page} pages={pages} />
      {detail.isError && <RetryAlert text={messages.missing} label={messages.retry} onRetry={() => void detail.refetch()} />}
      {detail.isPending && <Skeleton label={messages.loading} bars={[3, 3, 3, 5]} />}
      {detail.data && <PageForm detail={detail.data} pages={pages} />}
      <LayoutStrip layouts={layouts.filter(({ idPage }) => idPage === id)} round={round} />
    </div>
  );
}

/** Moving without dragging. */
function Moves({ page: { id }, pages }: { page: AdminPage; pages: readonly AdminPage[] }) {
  const messages = useMessages(allMessages);
  const move = usePanelMutation({
    mutationFn: (place: PagePlace) => browserApi.call('PUT /admin/page/{id}/place', { params: { id }, body: place }),
    done: messages.moved,
  });
  const places = nearPlaces(pages, id);
  return (
    <fieldset className={styles.group}>
      <legend>{messages.place}</legend>
      <div className={adminStyles.actions}>
        {(['up', 'down', 'inside', 'outside'] as const).map((way) => {
          const place = places[way];
          return (
            place && (
              <Button key={way} variant="quiet" busy={move.isPending} onClick={() => move.mutate(place)}>
                {messages[way]}
              </Button>
            )
          );
        })}
      </div>
      <FailureAlert failure={move.failure} />
    </fieldset>
  );
}
