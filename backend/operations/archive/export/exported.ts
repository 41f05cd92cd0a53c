import { chooseTexts, need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { Translations } from '#schemas/translation.ts';

/** Input of every part of an export. */
export type Exported = {
  db: Database;
  idSite: number;
  timeZone: string;
  /** Name of each picture of the site by its id. */
  pictures: ReadonlyMap<number, string>;
};

/** The picture of a row that has one, or none (pictureColumns, withAlt); its text in other languages stands in the row's. */
export function pictureOf(
  { pictures }: Pick<Exported, 'pictures'>,
  row: { idMedia: number | null; alt: string; translations: object },
): { name: string; alt: string; translations: Translations<{ alt: string }> } | null {
  if (row.idMedia === null) return null;
  return { name: need(pictures, row.idMedia), alt: row.alt, translations: chooseTexts(row.translations, (field) => field === 'alt') };
}

/** The translations of a row without those of its picture's text. */
export function withoutAlt<T>(translations: Translations<T & { alt: string }>): Translations<T> {
  return chooseTexts(translations, (field) => field !== 'alt') as Translations<T>;
}
