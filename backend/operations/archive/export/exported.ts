import type { Database } from '#backend/platform/database/database.ts';
import type { Translations } from '#schemas/translation.ts';

/** What every part of an export starts from. */
export type Exported = {
  db: Database;
  idSite: number;
  timeZone: string;
  /** Name of each picture of the site by its id. */
  pictures: ReadonlyMap<number, string>;
};

/** A moment as a folder of files tells it: the day, where it is a day's beginning (UTC). */
export function dayOrMoment(moment: Date): string {
  const text = moment.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}

/** What a foreign key makes sure is there. */
export function nameOf<K>(names: ReadonlyMap<K, string>, id: K): string {
  const name = names.get(id);
  if (name === undefined) throw new Error(`${String(id)} is not there any more`);
  return name;
}

type Texts = Record<string, Record<string, unknown> | undefined>;

/** Translations with some of their fields; a language that has none of them is left out. */
function choose(translations: object, isChosen: (field: string) => boolean): Texts {
  const entries = Object.entries(translations as Texts).flatMap(([locale, texts]) => {
    const chosen = Object.entries(texts ?? {}).filter(([field]) => isChosen(field));
    return chosen.length > 0 ? [[locale, Object.fromEntries(chosen)]] : [];
  });
  return Object.fromEntries(entries);
}

/** The picture of a row that has one, or none (pictureColumns, withAlt); its text in other languages stands in the row's. */
export function pictureOf(
  { pictures }: Pick<Exported, 'pictures'>,
  row: { idMedia: number | null; alt: string; translations: object },
): { name: string; alt: string; translations: Translations<{ alt: string }> } | null {
  if (row.idMedia === null) return null;
  return { name: nameOf(pictures, row.idMedia), alt: row.alt, translations: choose(row.translations, (field) => field === 'alt') };
}

/** The translations of a row without those of its picture's text. */
export function withoutAlt<T>(translations: Translations<T & { alt: string }>): Translations<T> {
  return choose(translations, (field) => field !== 'alt') as Translations<T>;
}
