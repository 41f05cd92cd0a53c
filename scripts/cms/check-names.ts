import { noSuch } from '#backend/operations/archive/check/checks.ts';
import type { KnownNames } from '#backend/operations/archive/check/known-names.ts';
import { point } from '#renderer/core/issue.ts';
import { isObject } from '#renderer/core/value.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import type { KnownBlocks } from './blocks.ts';
import type { Finding } from './documents.ts';
import { nodesOf } from './nodes.ts';

/** Products, forms, albums … that a document names and the site does not have. A prop says by `x-names` what it names. */
export function checkNames(document: unknown, blocks: KnownBlocks, names: KnownNames): Finding[] {
  return nodesOf(document).flatMap(({ node, pointer }) => {
    const block = Object.hasOwn(blocks, node.type) ? blocks[node.type] : undefined;
    const props = isObject(node.props) ? node.props : {};
    return Object.entries(block?.conf.properties ?? {}).flatMap(([name, schema]) => {
      const kind = schema['x-names'] as NameKind | undefined;
      const known = kind && names[kind];
      if (!kind || !known) return [];
      const place = point(`${pointer}/props`, name);
      const value = props[name];
      const named = Array.isArray(value) ? value.map((one, index) => ({ one, at: point(place, index) })) : [{ one: value, at: place }];
      return named.flatMap(({ one, at }) =>
        typeof one === 'string' && one !== '' && !known.has(one)
          ? [{ pointer: at, code: 'name', message: noSuch(kind, one, known), isError: true }]
          : [],
      );
    });
  });
}
