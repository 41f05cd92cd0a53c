import type { DocumentCommand } from '#domain/document/commands.ts';
import { nodeIndex, nodesWithin } from '#domain/document/nodes.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { EditorBlocks } from '../blocks.ts';
import type { OutlineItem } from './outline-items.ts';

export type DropPosition = 'before' | 'after' | 'on';

/** Share of a row's height, at its top and bottom, in which a drop goes before or after it, if blocks can be dropped into it. */
const edge = 0.25;

/** Returns whether blocks can be dropped into a row. */
export const takesBlocks = (item: OutlineItem | undefined, blocks: EditorBlocks): boolean =>
  item?.kind === 'layout' || item?.kind === 'slot' || Boolean(item?.node && (blocks[item.node.type]?.slots.length ?? 0) > 0);

/** Returns the command that moves a row before, after or into another: sections among sections, blocks anywhere; null: not possible. */
export function commandOfDrop(document: CmsDocument, item: OutlineItem, goal: OutlineItem, position: DropPosition): DocumentCommand | null {
  const isAfter = position === 'after' ? 1 : 0;
  if (item.kind === 'layout') {
    const index = document.layouts.findIndex(({ id }) => id === goal.layout);
    return { do: 'layout.move', id: item.layout, index: index + (goal.kind === 'layout' ? isAfter : 1) };
  }
  if (!item.node) return null;
  const { id } = item.node;
  const end = Number.MAX_SAFE_INTEGER;
  if (goal.kind === 'layout') return { do: 'node.move', id, at: { layout: goal.layout, parent: null, slot: '', index: end } };
  if (position === 'on' || goal.kind === 'slot')
    return { do: 'node.move', id, at: { layout: goal.layout, parent: goal.node?.id ?? goal.parent, slot: goal.slot, index: end } };
  const place = goal.node && nodeIndex(document).get(goal.node.id)?.place;
  return place ? { do: 'node.move', id, at: { ...place, index: place.index + isAfter } } : null;
}

/**
 * Returns the position of a row that a finger drops on another.
 * @param part how far down the other row the finger is, from 0 to 1
 * @returns null where it cannot stand: a block inside itself
 */
export function positionOnRow(item: OutlineItem, goal: OutlineItem, blocks: EditorBlocks, part: number): DropPosition | null {
  const around = goal.node?.id ?? goal.parent;
  if (item.node && [...nodesWithin(item.node)].some(({ id }) => id === around)) return null;
  if (item.kind === 'layout') return goal.kind === 'layout' && part < 0.5 ? 'before' : 'after';
  if (goal.kind !== 'node') return 'on';
  if (takesBlocks(goal, blocks) && part > edge && part < 1 - edge) return 'on';
  return part < 0.5 ? 'before' : 'after';
}
