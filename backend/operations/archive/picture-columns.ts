import type { z } from 'zod';
import { need } from '#backend/entities/mapping.ts';
import type { Picture } from '#schemas/entities/parts.ts';
import type { Translations } from '#schemas/translation.ts';
import type { PictureIndex } from './import/import-look.ts';

type ArchivePicture = z.infer<typeof Picture>;

/** The columns of a row that has one picture, or none. */
export const pictureColumns = (pictures: PictureIndex, picture: ArchivePicture | null) => ({
  idMedia: picture && need(pictures, picture.name),
  alt: picture?.alt ?? '',
});

/** A row's translations with those of its picture's text, which stands in the same row. */
export function withAlt<T>(translations: Translations<T>, picture: ArchivePicture | null): Translations<T & { alt: string }> {
  const own = translations as Record<string, object | undefined>;
  const alts = (picture?.translations ?? {}) as Record<string, object | undefined>;
  const locales = new Set([...Object.keys(own), ...Object.keys(alts)]);
  return Object.fromEntries([...locales].map((locale) => [locale, { ...own[locale], ...alts[locale] }]));
}
