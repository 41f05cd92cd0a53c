import { mediaListQuery } from '#client/queries/media-library.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/media.ts';
import { mediaKinds } from '#schemas/media-library.ts';
import { ListFrame } from '../list/list-frame.tsx';
import { useListState } from '../list/list-state.ts';
import { usePageQuery } from '../use-page-query.ts';
import { MediaCard } from './media-card.tsx';
import { MediaDrawer } from './media-drawer.tsx';
import { mediaStyles as styles } from './styles.ts';
import { UploadArea } from './upload-area.tsx';

/** Files of a page of the library. */
const pageSize = 48;

/** The site's pictures, drawings, videos and PDF files: added, found, described, replaced, deleted. */
export function MediaScreen() {
  const messages = useMessages(allMessages);
  const list = useListState('file');
  const { get } = usePageQuery();
  const folder = get('folder');
  const tag = get('tag');
  const kind = list.chosen('kind', mediaKinds);
  const unused = list.chosen('kind', ['unused']) !== undefined;
  const answer = useServerState(mediaListQuery({ page: list.page, nbItem: pageSize, search: list.search, folder, tag, kind, unused }));
  const { data } = answer;
  const named = (label: string, name: string, every: string, value: string, values: readonly string[] = []) =>
    values.some(Boolean) || value !== ''
      ? [{ label, name, value: value || undefined, every, options: values.filter(Boolean).map((one) => ({ value: one, label: one })) }]
      : [];
  return (
    <>
      <ListFrame
        list={list}
        name="media"
        title={messages.title}
        count={data && messages.count({ count: data.total })}
        total={data?.total}
        answer={answer}
        pageSize={pageSize}
        none={messages.none}
        empty={{ icon: 'leaf', title: messages.noneYet, text: messages.noneYetText }}
        intro={<UploadArea folder={folder} />}
        searchHint={messages.searchHint}
        filters={[
          {
            label: messages.kind,
            name: 'kind',
            value: unused ? 'unused' : kind,
            every: messages.everyKind,
            options: [...mediaKinds.map((value) => ({ value, label: messages.kinds[value] })), { value: 'unused', label: messages.unused }],
          },
          ...named(messages.folder, 'folder', messages.everyFolder, folder, data?.folders),
          ...named(messages.tag, 'tag', messages.everyTag, tag, data?.tags),
        ]}
      >
        <ul className={styles.grid}>
          {(data?.items ?? []).map((item) => (
            <li key={item.name}>
              <MediaCard item={item} isChosen={list.opened === item.name} onChoose={() => list.open(item.name)} />
            </li>
          ))}
        </ul>
      </ListFrame>
      <MediaDrawer name={list.opened || null} folders={data?.folders ?? []} onClose={() => list.open('')} />
    </>
  );
}
