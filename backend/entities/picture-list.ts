import type { z } from 'zod';
import type { Picture } from '#schemas/entities/parts.ts';
import type { ItemRows } from './item-rows.ts';
import { type EntityTable, mapFields } from './map-fields.ts';
import { type Mapping, need } from './mapping.ts';

const name: Mapping<string, { idMedia: number }> = {
  named: { column: 'idMedia', kind: 'picture' },
  write: (picture, { ids }) => ({ idMedia: need(ids.picture, picture) }),
  read: ({ idMedia }, { names }) => need(names.picture, idMedia),
};

/** Maps pictures in an order, each with what is said of it there; `schema` is that of one. */
export function pictureList<Schema extends z.ZodObject<(typeof Picture)['shape']>>(
  schema: Schema,
  table: EntityTable,
  owner: string,
  of: Pick<ItemRows<never>, 'where'> = {},
): ItemRows<z.output<Schema>[]> {
  const { write, read, named } = mapFields(owner, schema, table, { name }, []);
  return {
    ...{ table, owner, named, ...of, order: 'position' },
    write: (pictures, context) => pictures.map((picture, position) => ({ ...write(picture, context), position })),
    read: (rows, context) => rows.map((row) => read(row, context) as z.output<Schema>),
  };
}
