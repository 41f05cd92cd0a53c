import { html } from 'hono/html';
import { button, frame, heading, nameInMail, paragraph, post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { labelled } from '#backend/platform/messages/message.ts';
import type { bookings } from '#backend/tables/booking.ts';
import { contentPath } from '#domain/addresses.ts';
import { formatMomentInWords } from '#domain/date-formats.ts';
import { messages } from '#messages/generated/backend/content/booking/mail.ts';
import { toLang } from '#schemas/site.ts';

type Row = typeof bookings.$inferSelect;
type Cancelled = {
  /** The service's title in the person's language. */
  title: string;
  /** Service to book again; null: it was deleted. */
  service: { id: number; slug: string } | null;
  /** Message of the shop, or ''. */
  word: string;
  now: Date;
  webOrigin: string;
};

/** Tells a person that her booking is cancelled, in her language, in the transaction that cancels it. */
export async function mailCancelled(
  tx: Database,
  { idSite, id, email, name, startsAt, locale, cancelledBy }: Row,
  { title, service, word, now, webOrigin }: Cancelled,
): Promise<void> {
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  const lang = toLang(locale);
  const said = messages[lang];
  const head = said.cancelledTitle({ name: nameInMail(name) });
  const why = cancelledBy === 'SHOP' ? said.byShop({ title }) : said.byPerson({ title });
  const when = labelled(lang, said.when, formatMomentInWords(startsAt, { lang, timeZone: site.timeZone }));
  const url = service && `${site.pages}${contentPath('service-sheet', service)}#booking`;
  const lines = [why, when, word].filter(Boolean);
  const content = html`${heading(site, head)}${lines.map((line) => paragraph(line))}${url && button(site, url, said.again)}`;
  const mail = {
    subject: said.cancelledSubject({ title }),
    html: frame(site, lang, head, content),
    text: [head, ...lines, url && labelled(lang, said.again, url)].filter(Boolean).join('\n\n'),
  };
  await post(tx, { idSite, kind: 'BOOKING_CANCELLED', occasion: `booking-${id}-cancelled` }, email, mail, now);
}
