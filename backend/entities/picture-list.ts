import type { EntityTable, ItemRows } from './map-rows.ts';
import { need } from './mapping.ts';

/** Pictures in an order, each with what is said of it there: `texts` are the columns of that. */
export const pictureList = <Picture extends { name: string }>(
  table: EntityTable,
  owner: string,
  texts: readonly (keyof Picture & string)[],
): ItemRows<Picture[]> => ({
  ...{ table, owner, order: 'position', named: { column: 'idMedia', kind: 'picture' } },
  write: (pictures, { ids }) => pictures.map(({ name, ...said }, position) => ({ ...said, position, idMedia: need(ids.picture, name) })),
  read: (rows, { names }) =>
    rows.map((row) => {
      const said = texts.map((text) => [text, row[text]]);
      return { name: need(names.picture, Number(row.idMedia)), ...Object.fromEntries(said) } as Picture;
    }),
});
