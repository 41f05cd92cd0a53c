import { useMemo } from 'react';
import { formatCalendarDate, formatDate, formatMinute, formatMoment, formatMomentInWords, zoneName } from '#domain/date-formats.ts';
import { useSite } from './site.tsx';

/**
 * Writes moments (UTC ISO) in the page's language and in the shop's time zone, as its invoices and e-mails do, wherever the reader is:
 * `const dates = useDates(); dates.moment(order.createdAt)`.
 */
export function useDates() {
  const { lang, site } = useSite();
  const { timeZone } = site;
  return useMemo(() => {
    const context = { lang, timeZone };
    return {
      /** `24/11/2026` */
      date: (moment: string) => formatDate(moment, context),
      /** `24/11/2026`, of a calendar day (YYYY-MM-DD) */
      day: (day: string) => formatCalendarDate(day, lang),
      /** `24/11/2026 17:05` */
      minute: (moment: string) => formatMinute(moment, context),
      /** `24/11/2026 17:05:09` */
      moment: (moment: string) => formatMoment(moment, context),
      /** `mardi 24 novembre 2026 à 17:05 (heure d’Europe centrale)` */
      inWords: (moment: string) => `${formatMomentInWords(moment, context)} (${zoneName(context)})`,
      /** `heure d’Europe centrale` */
      zone: zoneName(context),
    };
  }, [lang, timeZone]);
}
