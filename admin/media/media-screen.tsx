import { mediaListQuery } from '#client/queries/media-library.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { maxTotal } from '#schemas/list-query.ts';
import { mediaKinds } from '#schemas/media-library.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ListFilters } from '../list/list-filters.tsx';
import { messages as listMessages } from '../list/messages.ts';
import { pageOf } from '../list/panel-list.tsx';
import { useSessionEnd } from '../require-admin.tsx';
import { adminStyles } from '../styles.ts';
import { usePageQuery } from '../use-page-query.ts';
import { MediaCard } from './media-card.tsx';
import { MediaDrawer } from './media-drawer.tsx';
import { messages as allMessages } from './messages.ts';
import { mediaStyles as styles } from './styles.ts';
import { UploadArea } from './upload-area.tsx';

/** Files of a page of the library. */
const nbItem = 48;

/** The site's pictures, drawings, videos and PDF files: added, found, described, replaced, deleted. */
export function MediaScreen() {
  const messages = useMessages(allMessages);
  const query = usePageQuery();
  const page = pageOf(query);
  const search = query.get('search');
  const folder = query.get('folder');
  const tag = query.get('tag');
  const kind = mediaKinds.find((one) => one === query.get('kind'));
  const unused = query.get('kind') === 'unused';
  const state = useServerState(mediaListQuery({ page, nbItem, search, folder, tag, kind, unused }));
  useSessionEnd(state.error);
  const words = useMessages(listMessages);
  const { data } = state;
  const isNarrowed = search !== '' || folder !== '' || tag !== '' || kind !== undefined || unused;
  const narrow = (change: Record<string, string>) => query.set({ ...change, page: '', file: '' });
  const total = data?.total ?? 0;
  const clear = () => narrow({ search: '', folder: '', tag: '', kind: '' });
  return (
    <>
      <div className={adminStyles.head}>
        <h1>{messages.title}</h1>
        <span className={adminStyles.muted} role="status">
          {data && (total === maxTotal ? words.atLeast(messages.count(total)) : messages.count(total))}
        </span>
      </div>
      <UploadArea folder={folder} />
      <ListFilters
        search={search}
        searchHint={messages.searchHint}
        choice={{
          label: messages.kind,
          name: 'kind',
          value: query.get('kind'),
          options: [
            { value: '', label: messages.everyKind },
            ...mediaKinds.map((value) => ({ value, label: messages.kinds[value] })),
            { value: 'unused', label: messages.unused },
          ],
        }}
        onChange={narrow}
      />
      {data && (data.folders.some(Boolean) || data.tags.length > 0) && (
        <div className={styles.filters}>
          <Choice
            label={messages.folder}
            all={messages.everyFolder}
            value={folder}
            values={data.folders}
            onChange={(value) => narrow({ folder: value })}
          />
          <Choice
            label={messages.tag}
            all={messages.everyTag}
            value={tag}
            values={data.tags}
            onChange={(value) => narrow({ tag: value })}
          />
        </div>
      )}
      {state.isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void state.refetch()} />}
      {state.isPending && <Skeleton label={messages.loading} bars={[9, 9]} />}
      {data && total === 0 && <Nothing isNarrowed={isNarrowed} onClear={clear} />}
      <ul className={styles.grid}>
        {(data?.items ?? []).map((item) => (
          <li key={item.name}>
            <MediaCard item={item} isChosen={query.get('file') === item.name} onChoose={() => query.set({ file: item.name })} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / nbItem)}
        hrefOf={(target) => `?page=${target}`}
        onChange={(target) => query.set({ page: String(target), file: '' })}
        labels={{ navigation: words.pages, previous: words.previous, next: words.next, page: words.page }}
      />
      <MediaDrawer name={query.get('file') || null} folders={data?.folders ?? []} onClose={() => query.set({ file: '' })} />
    </>
  );
}

/** What stands there while no file has come, or none matches. */
function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const messages = useMessages(allMessages);
  const words = useMessages(listMessages);
  if (!isNarrowed) {
    return (
      <div className={adminStyles.panel}>
        <EmptyState icon="leaf" title={messages.noneYet} text={messages.noneYetText} />
      </div>
    );
  }
  return (
    <Alert tone="info" live>
      <p>{messages.none}</p>
      <div>
        <Button variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
    </Alert>
  );
}

type ChoiceProps = { label: string; all: string; value: string; values: readonly string[]; onChange: (value: string) => void };

function Choice({ label, all, value, values, onChange }: ChoiceProps) {
  const options = [{ value: '', label: all }, ...values.filter(Boolean).map((one) => ({ value: one, label: one }))];
  return <Select label={label} value={value} options={options} onChange={(event) => onChange(event.target.value)} />;
}
