import { type ReactElement, useMemo, useState } from 'react';
import {
  Button,
  Collection,
  type DragAndDropHooks,
  DropIndicator,
  type DroppableCollectionReorderEvent,
  type Key,
  ListLayout,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { AdminPage, LayoutState } from '#schemas/page-admin.ts';
import { Icon } from '#ui/icon.tsx';
import { IconPath } from '#ui/icon-path.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { Tree } from '../tree.tsx';
import { PageMarks } from './page-marks.tsx';
import { PageThumb } from './page-thumb.tsx';
import { pagesStyles as styles } from './styles.ts';
import { type PageItem, type PagePlace, pageItems, placeOfDrop } from './tree-items.ts';

type PageTreeProps = {
  pages: readonly AdminPage[];
  /** Pages that match the search, with the pages above them. */
  shown: readonly AdminPage[];
  /** Pages that match the search. */
  found: ReadonlySet<number>;
  layouts: readonly LayoutState[];
  isNarrowed: boolean;
  onOpen: (id: number) => void;
};

/** Trees of more pages scroll on their own and draw only the rows in view. */
const maxDrawn = 150;
const rowHeight = 54;
const noLayouts: readonly LayoutState[] = [];

/** Six points in two columns. */
const handle = 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01';

/** The pages as a tree: opened by a press, moved by pointer, touch and keys. A search shows all it found, opened. */
export function PageTree({ pages, shown, found, layouts, isNarrowed, onOpen }: PageTreeProps) {
  const messages = useMessages(allMessages);
  const items = useMemo(() => pageItems(shown), [shown]);
  const [opened, setOpened] = useState<ReadonlySet<Key>>(() => new Set(pages.map(({ id }) => id)));
  const { hooks, failure } = usePageDrag(pages, isNarrowed);
  const everything = useMemo(() => new Set<Key>(shown.map(({ id }) => id)), [shown]);
  const ofPage = useMemo(() => Map.groupBy(layouts, ({ idPage }) => idPage), [layouts]);
  const isLong = pages.length > maxDrawn;
  return (
    <>
      <FailureAlert failure={failure} />
      <div className={styles.card}>
        <MaybeVirtual isVirtual={isLong}>
          <Tree
            aria-label={messages.tree}
            className={styles.tree}
            data-long={isLong || undefined}
            items={items}
            selectionMode="none"
            expandedKeys={isNarrowed ? everything : opened}
            onExpandedChange={(keys) => setOpened(new Set(keys))}
            onAction={(key) => onOpen(Number(key))}
            dragAndDropHooks={hooks}
          >
            {(item: PageItem) => <Row item={item} layouts={ofPage} found={found} />}
          </Tree>
        </MaybeVirtual>
      </div>
      {!isNarrowed && <p className={styles.hint}>{messages.treeHint}</p>}
    </>
  );
}

const MaybeVirtual = ({ isVirtual, children }: { isVirtual: boolean; children: ReactElement }) =>
  isVirtual ? (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: rowHeight }}>
      {children}
    </Virtualizer>
  ) : (
    children
  );

type RowProps = Pick<PageTreeProps, 'found'> & { item: PageItem; layouts: ReadonlyMap<number, readonly LayoutState[]> };

function Row({ item: { page, children }, layouts, found }: RowProps) {
  const messages = useMessages(allMessages);
  const { id, title, url, link } = page;
  return (
    <TreeItem id={id} textValue={title} className={styles.row} data-context={found.has(id) ? undefined : true}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded, level, allowsDragging }) => (
          <div className={styles.content} style={{ paddingInlineStart: `calc(${(level - 1) * 1.4}rem + 0.4rem)` }}>
            {allowsDragging && (
              <Button slot="drag" className={styles.drag} aria-label={messages.drag({ title })}>
                <IconPath path={handle} size="1.2rem" />
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron} data-open={isExpanded || undefined}>
                <Icon name="right" size="1rem" />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            <PageThumb layouts={layouts.get(id) ?? noLayouts} />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.address}>{link ? messages.leadsTo({ where: link.url ?? messages.script }) : url}</span>
            </span>
            <PageMarks page={page} />
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => <Row item={child} layouts={layouts} found={found} />}</Collection>
    </TreeItem>
  );
}

/** Dragging a page before, after or onto another. Where it cannot stand the target does not light up. */
function usePageDrag(pages: readonly AdminPage[], isDisabled: boolean) {
  const messages = useMessages(allMessages);
  const { mutate, failure } = usePanelMutation({
    mutationFn: ({ id, place }: { id: number; place: PagePlace }) =>
      browserApi.call('PUT /admin/page/{id}/place', { params: { id }, body: place }),
    done: messages.moved,
  });
  const [dragged, setDragged] = useState<number | null>(null);
  const onMove = ({ keys, target }: Pick<DroppableCollectionReorderEvent, 'keys' | 'target'>) => {
    const id = Number([...keys][0]);
    const place = placeOfDrop(pages, id, { id: Number(target.key), dropPosition: target.dropPosition });
    if (place) mutate({ id, place });
  };
  const { dragAndDropHooks } = useDragAndDrop<PageItem>({
    // Turned off, not taken away: a tree keeps its hooks.
    isDisabled,
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': pages.find(({ id }) => id === Number(key))?.title ?? '', page: String(key) })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => setDragged(Number([...keys][0])),
    onDragEnd: () => setDragged(null),
    getDropOperation: (target) => {
      if (target.type !== 'item' || dragged === null) return 'cancel';
      const place = placeOfDrop(pages, dragged, { id: Number(target.key), dropPosition: target.dropPosition });
      return place ? 'move' : 'cancel';
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop} />,
    onMove,
  });
  const hooks: DragAndDropHooks<PageItem> = dragAndDropHooks;
  return { hooks, failure };
}
