import { withOrdinal } from '#domain/days.ts';
import type { Lang } from '#schemas/site.ts';

/** The day of a moment in words, as it was published: `21 novembre 2026`. */
export const dayInWords = (moment: string, lang: Lang): string =>
  withOrdinal(
    new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment)),
    lang,
  );
