import { z } from 'zod';

/** Largest id the database can hold. */
const largest = 2_147_483_647;

/** Id of a row, in a body. */
export const RowId = z.int().positive().max(largest);

/**
 * Number of an entry of a site's folder, which its address holds. An export writes it, so that the site keeps it when it moves; who
 * writes a folder leaves it out. Lower than the database can count, so that numbers for new rows always remain.
 */
export const ArchiveId = z.int().positive().max(999_999_999).optional();

/** Id of a row, in an address; larger numbers than the database counts are no ids. */
export const Id = z.coerce.number().int().positive().max(largest);
