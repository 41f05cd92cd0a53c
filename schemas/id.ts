import { z } from 'zod';

/** Largest id the database can hold. */
const largest = 2_147_483_647;

/** Id of a row, in a body. */
export const RowId = z.int().positive().max(largest);

/** Id of a row, in an address; larger numbers than the database counts are no ids. */
export const Id = z.coerce.number().int().positive().max(largest);
