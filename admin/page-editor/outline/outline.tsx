import { createContext, memo, use, useMemo, useRef, useState } from 'react';
import { Button, Collection, type Key, ListLayout, TreeItem, TreeItemContent, Virtualizer } from 'react-aria-components';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { Tree } from '../../tree.tsx';
import { blockName, type EditorBlocks, nodeWords } from '../blocks.ts';
import { paths } from '../icon-paths.ts';
import { slotName } from '../slot-name.ts';
import type { Editor } from '../use-editor.ts';
import { flatItems, keysAround, layoutKey, nodeKey, type OutlineItem, outlineItems } from './outline-items.ts';
import { outlineStyles as styles } from './styles.ts';
import { useOutlineDrag, useOutlineTouch } from './use-outline-drag.ts';

/** Parts of the editor that the outline uses. */
export type OutlinedEditor = Pick<Editor, 'document' | 'blocks' | 'selection' | 'issues' | 'run' | 'select'>;

/** Nodes with something wrong in them. Only marks hear of them: the tree would make all of its rows anew, those out of view included. */
const WrongNodes = createContext<ReadonlySet<string>>(new Set());

/** Documents with more blocks open with their sections closed. */
const maxOpenRows = 60;
const layoutOptions = { narrow: { rowHeight: 44 }, wide: { rowHeight: 30 } };

/** The sections and blocks of the document as a tree: selected, moved by pointer, touch and keys. Only rows in view are drawn. */
export const Outline = memo(function Outline({ editor }: { editor: OutlinedEditor }) {
  const messages = useMessages(allMessages);
  const { document, blocks, selection, issues, select } = editor;
  const tree = useRef<HTMLDivElement>(null);
  const items = useMemo(() => outlineItems(document, blocks), [document, blocks]);
  const byKey = useMemo(() => new Map(flatItems(items).map((item) => [item.key, item])), [items]);
  const wrong = useMemo(() => new Set(issues.flatMap(({ isError, idNode }) => (isError && idNode ? [idNode] : []))), [issues]);
  const [opened, setOpened] = useState<ReadonlySet<Key>>(() => new Set(byKey.size > maxOpenRows ? [] : byKey.keys()));
  const selectedKey = !selection ? null : 'node' in selection ? nodeKey(selection.node) : layoutKey(selection.layout);
  // The same set while the same rows are open: the tree lays all of its rows out anew for another.
  const around = JSON.stringify(selection && 'node' in selection ? keysAround(document, selection.node) : []);
  const expanded = useMemo(() => new Set<Key>([...opened, ...(JSON.parse(around) as string[])]), [opened, around]);
  const hooks = useOutlineDrag(editor, byKey);
  const { drop, handlers } = useOutlineTouch(editor, { byKey, tree });
  const [narrow] = useState(() => window.matchMedia('(max-width: 995.98px)'));
  return (
    <WrongNodes value={wrong}>
      <div className={styles.outline} {...handlers}>
        <Virtualizer layout={ListLayout} layoutOptions={narrow.matches ? layoutOptions.narrow : layoutOptions.wide}>
          <Tree
            ref={tree}
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
            onExpandedChange={(keys) => setOpened(new Set(keys))}
            dragAndDropHooks={hooks}
            renderEmptyState={() => <p className={styles.empty}>{messages.emptyPage}</p>}
          >
            {(item) => <Row key={item.key} item={item} blocks={blocks} />}
          </Tree>
        </Virtualizer>
        {drop && <div aria-hidden="true" className={styles.drop} data-position={drop.position} style={drop.mark} />}
      </div>
    </WrongNodes>
  );
});

function Row({ item, blocks }: { item: OutlineItem; blocks: EditorBlocks }) {
  const messages = useMessages(allMessages);
  const { node } = item;
  const name = node ? blockName(blocks, node.type) : item.kind === 'layout' ? item.name || messages.section : slotName(item.slot, messages);
  const words = node ? nodeWords(node) : '';
  const isLimited = Boolean(node?.visible || node?.hiddenOn);
  return (
    <TreeItem id={item.key} textValue={words ? `${name} ${words}` : name} className={styles.row} data-kind={item.kind}>
      <TreeItemContent>
        {({ hasChildItems, allowsDragging, isExpanded, level }) => (
          <div className={styles.content} data-row={item.key} style={{ paddingInlineStart: `${(level - 1) * 0.85}rem` }}>
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
            {node && <WrongMark id={node.id} />}
            {allowsDragging && (
              <Button slot="drag" className={styles.drag} aria-label={messages.dragOf({ name })}>
                <IconPath path={paths.handle} size="0.9rem" />
              </Button>
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={item.children}>{(child) => <Row key={child.key} item={child} blocks={blocks} />}</Collection>
    </TreeItem>
  );
}

function WrongMark({ id }: { id: string }) {
  const messages = useMessages(allMessages);
  if (!use(WrongNodes).has(id)) return null;
  return (
    <span className={styles.wrong} title={messages.hasIssues}>
      !<span className={styles.hidden}>{messages.hasIssues}</span>
    </span>
  );
}
