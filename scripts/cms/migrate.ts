import { isDeepStrictEqual } from 'node:util';
import { messageOf, point } from '#renderer/core/issue.ts';
import { migrate } from '#renderer/core/migrate.ts';
import { withTexts } from '#renderer/core/translate.ts';
import { isObject, type JsonObject } from '#renderer/core/value.ts';
import type { KnownBlocks } from './blocks.ts';
import { nodesOf } from './nodes.ts';

/** One node that was brought to its block's version; `failure` says why one was left as it was. */
export type Change = { pointer: string; id: string; type: string; from: number; to: number; props: string[]; failure?: string };
export type Migrated = { document: unknown; changes: Change[] };

/** A copy of a document with every node at its block's version. Texts of other languages move with the props they belong to. */
export function migrateDocument(stored: unknown, blocks: KnownBlocks): Migrated {
  const document = structuredClone(stored);
  const changes: Change[] = [];
  for (const { node, pointer } of nodesOf(document)) {
    const definition = Object.hasOwn(blocks, node.type) ? blocks[node.type]?.definition : undefined;
    const { v: from, props } = node;
    if (!definition || typeof from !== 'number' || !isObject(props) || !(from >= 1 && from < definition.version)) continue;
    const change: Change = { pointer, id: String(node.id), type: node.type, from, to: definition.version, props: [] };
    changes.push(change);
    try {
      const migrated = migrate(props, from, definition);
      moveTexts(document, change.id, props, (texts) => migrate(withTexts(props, texts), from, definition), migrated);
      change.props = [...new Set([...Object.keys(props), ...Object.keys(migrated)])].filter(
        (name) => !isDeepStrictEqual(props[name], migrated[name]),
      );
      node.props = migrated;
      node.v = definition.version;
    } catch (error) {
      change.failure = messageOf(error);
    }
  }
  return { document, changes };
}

type Texts = Record<string, unknown>;

/** A migration may give a prop another name or place: its translations are found again by migrating the translated props as well. */
function moveTexts(document: unknown, id: string, props: JsonObject, migrated: (texts: Texts) => JsonObject, own: JsonObject): void {
  if (!isObject(document) || !isObject(document.translations)) return;
  for (const byNode of Object.values(document.translations)) {
    if (!isObject(byNode) || !Object.hasOwn(byNode, id) || !isObject(byNode[id])) continue;
    const texts = byNode[id];
    // Texts of unknown places, or equal in both languages, cannot be found again: they stay as they are.
    const still = Object.entries(texts).filter(([place, text]) => isDeepStrictEqual(withTexts(props, { [place]: text }), props));
    byNode[id] = { ...Object.fromEntries(still), ...differences(own, migrated(texts), '') };
  }
}

/** Texts that differ between two values of one shape, by JSON pointer. */
function differences(one: unknown, other: unknown, pointer: string): Record<string, string> {
  if (typeof other === 'string') return one === other ? {} : { [pointer]: other };
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return {};
  const entries = Object.entries(other).map(([key, value]) => differences((one as JsonObject)[key], value, point(pointer, key)));
  return Object.assign({}, ...entries) as Record<string, string>;
}
