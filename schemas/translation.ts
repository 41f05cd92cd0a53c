import { z } from 'zod';

import { Locale } from './site.ts';

/** A language by its two letters. */
export const languagePattern = /^[a-z]{2}$/;

/**
 * Texts of something in the site's other languages: locale → the fields that differ from the site's own language.
 * A field that a language lacks is shown in the site's own.
 * @example translations: translationsOf({ title: z.string(), html: z.string() })
 */
export const translationsOf = <T extends z.ZodRawShape>(fields: T) => z.partialRecord(Locale, z.strictObject(fields).partial()).default({});

/** Output of `translationsOf`, without zod: as a row of the database stores it. */
export type Translations<T> = { [locale in Locale]?: { [field in keyof T]?: T[field] | undefined } };
