import { z } from 'zod';
import { maxFileNameLength, Slug, SlugName } from '../slug.ts';
import { translationsOf } from '../translation.ts';
import { field } from './field.ts';

/** Name of a file in pictures/, without extension. */
export const PictureName = field(Slug.max(maxFileNameLength), { refers: 'picture' });
/** A picture of the site with the text that stands for it. */
export const Picture = z.object({ name: PictureName, alt: z.string(), translations: translationsOf({ alt: z.string() }) });

/** A day, which begins at midnight UTC, or a moment where it is not that. */
export const DayOrMoment = z.union([z.iso.date(), z.iso.datetime()]);

/** The same of whatever name: one that is no file's is found by the check of names. */
export const AnyPicture = Picture.extend({ name: field(z.string(), { refers: 'picture' }) });

/** A name that begins with a letter: a number would be an id. */
export const NameWithLetter = SlugName.regex(/^[a-z]/);

export const MetaDescription = field(z.string().max(320).default(''), { control: 'description' });
