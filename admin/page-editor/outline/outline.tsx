import { memo, useMemo, useState } from 'react';
import {
  Button,
  Collection,
  type DragAndDropHooks,
  type DroppableCollectionReorderEvent,
  type Key,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { useMessages, useSite } from '#client/site.tsx';
import { nodeIndex } from '#domain/document/nodes.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { blockName, nodeWords } from '../blocks.ts';
import { paths } from '../icon-paths.ts';
import { messages as allMessages } from '../messages.ts';
import type { Editor } from '../use-editor.ts';
import { flatItems, keysAround, layoutKey, nodeKey, type OutlineItem, outlineItems } from './outline-items.ts';
import { outlineStyles as styles } from './styles.ts';

/** Documents with more blocks open with their sections closed. */
const maxOpenRows = 60;
const rowHeight = { narrow: 44, wide: 30 };

/** The sections and blocks of the document as a tree: selected, moved by pointer, touch and keys. Only rows in view are drawn. */
export const Outline = memo(function Outline({ editor }: { editor: Editor }) {
  const messages = useMessages(allMessages);
  const { document, blocks, selection, select } = editor;
  const items = useMemo(() => outlineItems(document, blocks), [document, blocks]);
  const byKey = useMemo(() => new Map(flatItems(items).map((item) => [item.key, item])), [items]);
  const [opened, setOpened] = useState<ReadonlySet<Key>>(() => new Set(byKey.size > maxOpenRows ? [] : byKey.keys()));
  const selectedKey = !selection ? null : 'node' in selection ? nodeKey(selection.node) : layoutKey(selection.layout);
  const around = selection && 'node' in selection ? keysAround(document, selection.node) : [];
  const expanded = new Set<Key>([...opened, ...around]);
  const hooks = useOutlineDrag(editor, byKey);
  const height = window.matchMedia('(max-width: 995.98px)').matches ? rowHeight.narrow : rowHeight.wide;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: height }}>
      <Tree
        aria-label={messages.outline}
        className={styles.tree}
        items={items}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selectedKey === null ? [] : [selectedKey]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          const item = byKey.get(String(key));
          if (item) select(item.node ? { node: item.node.id } : item.parent !== null ? { node: item.parent } : { layout: item.layout });
        }}
        expandedKeys={expanded}
        onExpandedChange={(keys) =>
          setOpened(new Set([...keys].filter((key) => !around.includes(String(key)) || opened.has(key) || expanded.has(key))))
        }
        dragAndDropHooks={hooks}
        dependencies={[editor.issues]}
        renderEmptyState={() => <p className={styles.empty}>{messages.emptyPage}</p>}
      >
        {(item) => <Row key={item.key} item={item} editor={editor} />}
      </Tree>
    </Virtualizer>
  );
});

function Row({ item, editor }: { item: OutlineItem; editor: Editor }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { blocks, issues } = editor;
  const { node } = item;
  const name = node
    ? blockName(blocks, node.type, lang)
    : item.kind === 'layout'
      ? item.name || messages.section
      : messages.slot(item.slot);
  const words = node ? nodeWords(node) : '';
  const isWrong = node ? issues.some(({ idNode, isError }) => isError && idNode === node.id) : false;
  const isLimited = Boolean(node?.visible || node?.hiddenOn);
  return (
    <TreeItem id={item.key} textValue={words ? `${name} ${words}` : name} className={styles.row} data-kind={item.kind}>
      <TreeItemContent>
        {({ hasChildItems, allowsDragging, isExpanded, level }) => (
          <div className={styles.content} style={{ paddingInlineStart: `${(level - 1) * 0.85}rem` }}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron} data-open={isExpanded || undefined}>
                <IconPath path={paths.chevron} size="0.8rem" />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            <span className={styles.name}>{name}</span>
            {words && <span className={styles.words}>{words}</span>}
            {isLimited && (
              <span className={styles.flag} title={messages.limited}>
                <IconPath path={paths.limited} size="0.9rem" />
                <span className={styles.hidden}>{messages.limited}</span>
              </span>
            )}
            {isWrong && (
              <span className={styles.wrong} title={messages.hasIssues}>
                !<span className={styles.hidden}>{messages.hasIssues}</span>
              </span>
            )}
            {allowsDragging && (
              <Button slot="drag" className={styles.drag} aria-label={messages.dragOf(name)}>
                <IconPath path={paths.handle} size="0.9rem" />
              </Button>
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={item.children} dependencies={[issues]}>
        {(child) => <Row key={child.key} item={child} editor={editor} />}
      </Collection>
    </TreeItem>
  );
}

/** Dragging rows: sections among sections, blocks before, after and into blocks and sections. */
function useOutlineDrag(editor: Editor, byKey: ReadonlyMap<string, OutlineItem>): DragAndDropHooks<OutlineItem> {
  const { document, blocks, run } = editor;
  const draggedOf = (keys: Iterable<Key>): OutlineItem | undefined => byKey.get(String([...keys][0]));
  const takes = (item: OutlineItem | undefined): boolean =>
    item?.kind === 'layout' || item?.kind === 'slot' || Boolean(item?.node && (blocks[item.node.type]?.slots.length ?? 0) > 0);
  const onMove = ({ keys, target }: Pick<DroppableCollectionReorderEvent, 'keys' | 'target'>) => {
    const item = draggedOf(keys);
    const goal = byKey.get(String(target.key));
    if (!item || !goal) return;
    const isAfter = target.dropPosition === 'after' ? 1 : 0;
    if (item.kind === 'layout') {
      const index = document.layouts.findIndex(({ id }) => id === goal.layout);
      run({ do: 'layout.move', id: item.layout, index: index + (goal.kind === 'layout' ? isAfter : 1) });
      return;
    }
    if (!item.node) return;
    const { id } = item.node;
    if (target.dropPosition === 'on' || goal.kind !== 'node') {
      if (goal.kind === 'layout')
        run({ do: 'node.move', id, at: { layout: goal.layout, parent: null, slot: '', index: Number.MAX_SAFE_INTEGER } });
      else
        run({
          do: 'node.move',
          id,
          at: { layout: goal.layout, parent: goal.node?.id ?? goal.parent, slot: goal.slot, index: Number.MAX_SAFE_INTEGER },
        });
      return;
    }
    const place = goal.node && nodeIndex(document).get(goal.node.id)?.place;
    if (place) run({ do: 'node.move', id, at: { ...place, index: place.index + isAfter } });
  };
  const { dragAndDropHooks } = useDragAndDrop<OutlineItem>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (target, _types, operations) => {
      if (target.type === 'item' && target.dropPosition === 'on' && !takes(byKey.get(String(target.key)))) return 'cancel';
      return operations.includes('move') ? 'move' : 'cancel';
    },
    onMove,
  });
  return dragAndDropHooks;
}
