import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAmong } from '#backend/entities/table-columns.ts';

/** The condition that a row is of one of some products, by the column with the product's id; undefined: of any. */
export type Among = (idProduct: PgColumn) => SQL | undefined;

/** Rows of the products of some ids, in one parameter however many they are; of all products without any. */
export const amongProducts =
  (ids: readonly number[] | undefined): Among =>
  (idProduct) =>
    ids && isAmong(idProduct, ids);
