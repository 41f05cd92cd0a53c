import type { Database } from '#backend/platform/database/database.ts';

/** Input of every part of an export. */
export type Exported = {
  db: Database;
  idSite: number;
  timeZone: string;
  /** Name of each picture of the site by its id. */
  pictures: ReadonlyMap<number, string>;
};
