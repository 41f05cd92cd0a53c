import type { DragEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { type DragAndDropHooks, type DroppableCollectionReorderEvent, useDragAndDrop } from 'react-aria-components';
import { useDrag } from '../use-drag.ts';
import type { Editor } from '../use-editor.ts';
import { commandOfDrop, type DropPosition, positionOnRow, takesBlocks } from './outline-drop.ts';
import { layoutKey, nodeKey, type OutlineItem } from './outline-items.ts';

/** Target of a dragged row: the other row, the position, and the line or box that shows it, in px of the outline. */
type RowDrop = { key: string; position: DropPosition; mark: { top: number; left: number; width: number; height: number } };

type DraggingEditor = Pick<Editor, 'document' | 'blocks' | 'run' | 'select'>;
type ByKey = ReadonlyMap<string, OutlineItem>;

/** Dragging rows by a mouse, by keys and by a screen reader: sections among sections, blocks before, after and into blocks and sections. */
export function useOutlineDrag({ document, blocks, run }: DraggingEditor, byKey: ByKey): DragAndDropHooks<OutlineItem> {
  const onMove = ({ keys, target }: Pick<DroppableCollectionReorderEvent, 'keys' | 'target'>) => {
    const [key] = keys;
    const item = byKey.get(String(key));
    const goal = byKey.get(String(target.key));
    const command = item && goal ? commandOfDrop(document, item, goal, target.dropPosition) : null;
    if (command) run(command);
  };
  const { dragAndDropHooks } = useDragAndDrop<OutlineItem>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (target, _types, operations) => {
      if (target.type === 'item' && target.dropPosition === 'on' && !takesBlocks(byKey.get(String(target.key)), blocks)) return 'cancel';
      return operations.includes('move') ? 'move' : 'cancel';
    },
    onMove,
  });
  return dragAndDropHooks;
}

/** The row at a point of the window, by where it stands: while the outline scrolls, its rows take no pointer. */
function rowAt(tree: HTMLElement | null, x: number, y: number): HTMLElement | undefined {
  const outline = tree?.getBoundingClientRect();
  if (!tree || !outline || x < outline.left || x > outline.right || y < outline.top || y > outline.bottom) return undefined;
  return [...tree.querySelectorAll<HTMLElement>('[data-row]')].find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top <= y && y < bottom;
  });
}

/** Dragging rows by a finger, which rests on one for a moment first, as on a block of the page. */
export function useOutlineTouch(
  { document: cms, blocks, run, select }: DraggingEditor,
  { byKey, tree }: { byKey: ByKey; tree: RefObject<HTMLElement | null> },
) {
  const dropAt = (dragged: string, { clientX, clientY }: { clientX: number; clientY: number }): RowDrop | null => {
    const row = rowAt(tree.current, clientX, clientY);
    const outline = tree.current?.getBoundingClientRect();
    const item = byKey.get(dragged);
    const goal = byKey.get(row?.dataset.row ?? '');
    if (!row || !outline || !item || !goal) return null;
    const { top, width, height, left } = row.getBoundingClientRect();
    const position = positionOnRow(item, goal, blocks, (clientY - top) / height);
    if (position === null) return null;
    const from = top - outline.top + (position === 'after' ? height : 0);
    return { key: goal.key, position, mark: { top: from, left: left - outline.left, width, height: position === 'on' ? height : 0 } };
  };
  const drag = useDrag<RowDrop>({
    scroller: tree,
    dropAt,
    onDrop: (dragged, { key, position }) => {
      const item = byKey.get(dragged);
      const goal = byKey.get(key);
      const command = item && goal ? commandOfDrop(cms, item, goal, position) : null;
      if (command) run(command);
    },
    onLift: (key) => {
      const item = byKey.get(key);
      if (item?.node && key === nodeKey(item.node.id)) select({ node: item.node.id });
      if (item && key === layoutKey(item.layout)) select({ layout: item.layout });
    },
  });
  /** Rows take their own pointers: these look at them first. */
  const handlers = {
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const key = rowAt(tree.current, event.clientX, event.clientY)?.dataset.row ?? null;
      // A slot has its place.
      const isFixed = key === null || byKey.get(key)?.kind === 'slot';
      if (!isFixed) drag.begin(event, key, true);
    },
    onPointerMoveCapture: drag.move,
    onPointerUpCapture: (event: PointerEvent<HTMLElement>) => void drag.end(event),
    onPointerCancelCapture: drag.cancel,
    // The browser's own dragging, and the menu that it shows of what a finger holds, would take the finger away.
    onDragStartCapture: (event: DragEvent<HTMLElement>) => {
      if (!drag.isPressed()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (drag.isPressed()) event.preventDefault();
    },
  };
  return { drop: drag.drop, handlers };
}
