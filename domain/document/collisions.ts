import type { CmsDocument, CmsNode } from '#schemas/cms/document.ts';
import { writtenValue } from './commands.ts';
import { type DocumentDifference, differingParts } from './difference.ts';
import type { History } from './history.ts';
import { nodeIndex } from './nodes.ts';
import { isRecord, isSame, type Steps, valueAt } from './patch.ts';
import { textsOfNode } from './texts.ts';

/**
 * The values that two people changed to something else each, by node: one of the two is lost wherever both documents are joined.
 * Compared by path, so that a picture and its alternative text, or two entries of a list, are no collision.
 * @param base what both began from
 */
export function collisions(base: CmsDocument, mine: CmsDocument, theirs: CmsDocument): DocumentDifference[] {
  const inMine = nodeIndex(mine);
  const inTheirs = nodeIndex(theirs);
  return [...nodeIndex(base)].flatMap(([id, { node, place }]): DocumentDifference[] => {
    const own = inMine.get(id)?.node;
    const other = inTheirs.get(id)?.node;
    const entry = { kind: 'changed', node: id, layout: place.layout, type: node.type } as const;
    // A node deleted by one and changed by the other collides too; a node deleted by both does not.
    if (!own || !other) {
      const parts = own ? differingParts(node, own) : other ? differingParts(node, other) : [];
      return parts.length > 0 ? [{ ...entry, parts }] : [];
    }
    const parts = [
      ...collidingParts(node, own, other),
      ...(collide(textsOfNode(base, id), textsOfNode(mine, id), textsOfNode(theirs, id)) ? ['texts'] : []),
    ];
    return parts.length > 0 ? [{ ...entry, parts }] : [];
  });
}

function collidingParts(base: CmsNode, mine: CmsNode, theirs: CmsNode): string[] {
  const names = new Set([base, mine, theirs].flatMap(({ props }) => Object.keys(props)));
  const props = [...names].filter((name) => collide(base.props[name], mine.props[name], theirs.props[name]));
  return [...props, ...(['bind', 'visible', 'hiddenOn'] as const).filter((key) => collide(base[key], mine[key], theirs[key]))];
}

/** Returns whether a value, or one inside it, was changed to two different values. */
function collide(base: unknown, mine: unknown, theirs: unknown): boolean {
  if (isSame(mine, base) || isSame(theirs, base) || isSame(mine, theirs)) return false;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = new Set([base, mine, theirs].flatMap((one) => Object.keys(one)));
    return [...keys].some((key) => collide(ownValue(base, key), ownValue(mine, key), ownValue(theirs, key)));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && base.length === mine.length && base.length === theirs.length)
    return base.some((one, index) => collide(one, mine[index], theirs[index]));
  return true;
}

const ownValue = (holder: Record<string, unknown>, key: string): unknown => (Object.hasOwn(holder, key) ? holder[key] : undefined);

/** The values that somebody wrote in this history and that `theirs`, which somebody else saved, holds others in place of. */
export function overwrittenValues({ document, past }: History, theirs: CmsDocument): DocumentDifference[] {
  const here = nodeIndex(document);
  const there = nodeIndex(theirs);
  const parts = new Map<string, Set<string>>();
  for (const command of past.flatMap(({ commands }) => commands)) {
    const written = writtenValue(command);
    const own = written && here.get(written.id)?.node;
    const other = written && there.get(written.id)?.node;
    if (!written || !own || !other) continue;
    const isText = written.part === 'texts';
    const before = isText ? textsOfNode(document, written.id) : own;
    const after = isText ? textsOfNode(theirs, written.id) : other;
    if (!isSame(valueAt(before, written.steps), valueAt(after, written.steps)))
      parts.set(written.id, (parts.get(written.id) ?? new Set()).add(written.part));
  }
  return [...parts].map(([id, names]) => {
    const located = here.get(id);
    return { kind: 'changed', node: id, layout: located?.place.layout ?? 0, type: located?.node.type ?? null, parts: [...names] };
  });
}

/** The place in a node where somebody writes; empty `steps` stand for the whole node. */
export type WrittenPlace = { node: string; steps: Steps };

/** Returns whether two documents have different values at a place, or different texts in other languages of its node. */
export function differAt(one: CmsDocument, other: CmsDocument, { node, steps }: WrittenPlace): boolean {
  const own = nodeIndex(one).get(node)?.node;
  const others = nodeIndex(other).get(node)?.node;
  if (!own || !others) return Boolean(own);
  return !isSame(valueAt(own.props, steps), valueAt(others.props, steps)) || !isSame(textsOfNode(one, node), textsOfNode(other, node));
}
