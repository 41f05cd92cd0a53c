import type { NameKind } from '#schemas/entities/field.ts';
import type { ItemRows } from './item-rows.ts';
import type { EntityTable } from './map-fields.ts';
import { need } from './mapping.ts';

/**
 * Names of other things in an order, each once: rows that hold an id in `column`. What is not there any more is left out.
 * `first`: the position that rows count from.
 */
export const referenceList = (
  table: EntityTable,
  owner: string,
  column: string,
  kind: NameKind,
  { first = 0 } = {},
): ItemRows<string[]> => ({
  ...{ table, owner, order: 'position', named: [{ column, kind }] },
  write: (named, { ids }) => [...new Set(named)].map((name, i) => ({ [column]: need(ids[kind], name), position: first + i })),
  read: (rows, { names }) => rows.flatMap((row) => names[kind]?.get(Number(row[column])) ?? []),
});
