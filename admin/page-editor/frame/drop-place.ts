import { nodeIndex, nodesWithin, type Place, slotsOf } from '#domain/document/nodes.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { EditorBlocks } from '../blocks.ts';
import { type Box, boxOf, layoutAt, layoutBox, nodeAt } from './frame-page.ts';

/** Place where a dragged block would be dropped, and the line or box that shows it. */
export type Drop = { place: Place; mark: Box; isInside: boolean };

/** Share of a container's height, at its top and bottom, in which a drop goes before or after it. */
const edge = 0.25;

type Input = {
  page: Document;
  document: CmsDocument;
  blocks: EditorBlocks;
  isKnown: (id: string) => boolean;
  /** The node that is dragged; null: something new. */
  dragged: string | null;
};

/** The place for what is dragged at a point of the frame's window; null: nothing can be put there. */
export function dropAt({ page, document, blocks, isKnown, dragged }: Input, x: number, y: number): Drop | null {
  const hit = nodeAt(page, x, y, isKnown);
  if (!hit) return layoutDrop(page, document, x, y);
  const index = nodeIndex(document);
  const located = index.get(hit.id);
  const box = boxOf(page, hit.id);
  if (!located || !box) return null;
  const moved = dragged === null ? undefined : index.get(dragged)?.node;
  if (moved && [...nodesWithin(moved)].some(({ id }) => id === hit.id)) return null;
  const { node, place } = located;
  const slots = blocks[node.type]?.slots ?? [];
  const part = (y - box.top) / box.height;
  if (slots.length > 0 && part > edge && part < 1 - edge) {
    const filled = slotsOf(node).find(([, nodes]) => nodes.length > 0);
    const slot = filled?.[0] ?? slots[0] ?? 'default';
    const inner = filled?.[1] ?? [];
    const before = inner.findIndex(({ id }) => {
      const own = boxOf(page, id);
      return own !== null && y < own.top + own.height / 2;
    });
    const at = before < 0 ? inner.length : before;
    const beside = inner[Math.min(at, inner.length - 1)];
    const besideBox = beside ? boxOf(page, beside.id) : null;
    const mark = besideBox ? line(besideBox, before < 0 ? 'bottom' : 'top') : box;
    return { place: { layout: place.layout, parent: node.id, slot, index: at }, mark, isInside: !besideBox };
  }
  const isRow = isSideBySide(page, document, hit.id, box);
  const isAfter = isRow ? x > box.left + box.width / 2 : part > 0.5;
  const side = isRow ? (isAfter ? 'right' : 'left') : isAfter ? 'bottom' : 'top';
  return { place: { ...place, index: place.index + (isAfter ? 1 : 0) }, mark: line(box, side), isInside: false };
}

function layoutDrop(page: Document, document: CmsDocument, x: number, y: number): Drop | null {
  const id = layoutAt(page, x, y);
  const layout = document.layouts.find((one) => one.id === id);
  const box = id === null ? null : layoutBox(page, id);
  if (!layout || !box) return null;
  return { place: { layout: layout.id, parent: null, slot: '', index: layout.nodes.length }, mark: line(box, 'bottom'), isInside: false };
}

function isSideBySide(page: Document, document: CmsDocument, id: string, box: Box): boolean {
  const index = nodeIndex(document);
  const place = index.get(id)?.place;
  if (!place || place.parent === null) return false;
  const siblings =
    slotsOf(index.get(place.parent)?.node ?? { id: '', type: '', v: 1, props: {} }).find(([slot]) => slot === place.slot)?.[1] ?? [];
  return siblings.some((sibling) => {
    const other = sibling.id === id ? null : boxOf(page, sibling.id);
    return other !== null && other.top < box.top + box.height / 2 && other.top + other.height > box.top + box.height / 2;
  });
}

function line({ top, left, width, height }: Box, side: 'top' | 'bottom' | 'left' | 'right'): Box {
  if (side === 'top') return { top, left, width, height: 0 };
  if (side === 'bottom') return { top: top + height, left, width, height: 0 };
  return { top, left: side === 'left' ? left : left + width, width: 0, height };
}
