import { html } from 'hono/html';
import {
  button,
  frame,
  heading,
  type MailContent,
  type MailSite,
  nameInMail,
  paragraph,
  post,
  readMailSite,
  shopAddress,
} from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { labelled } from '#backend/platform/messages/message.ts';
import type { bookings } from '#backend/tables/booking.ts';
import { localised } from '#backend/tables/columns.ts';
import { contentPath } from '#domain/addresses.ts';
import { formatMomentInWords } from '#domain/date-formats.ts';
import { messages } from '#messages/generated/backend/content/booking/mail.ts';
import { toLang } from '#schemas/site.ts';
import type { ServiceRow } from '../agenda.ts';
import { bookingKey } from '../booking-key.ts';

type Row = typeof bookings.$inferSelect;
/** `shopLocale` is the site's own language. */
type RequestContext = { now: Date; locale: string; shopLocale: string; webOrigin: string };

/** Lists the occasions of a booking's e-mails in the outbox. */
export const occasionsOf = (id: number): string[] =>
  ['booked', 'notice', 'cancelled', 'cancelled-notice'].map((step) => `booking-${id}-${step}`);

/** Writes the confirmation to who booked, in her language, and a notice to the shop, in its own. */
export async function mailBooked(tx: Database, row: Row, service: ServiceRow, context: RequestContext): Promise<void> {
  const { idSite, id, email } = row;
  const { now, locale, webOrigin } = context;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  const content = confirmation(site, row, service, { locale, webOrigin, key: await bookingKey(tx, row) });
  await post(tx, { idSite, kind: 'BOOKING_CONFIRMED', occasion: `booking-${id}-booked` }, email, content, now);
  await mailNotice(tx, row, 'booked', context);
}

type Words = { locale: string; webOrigin: string; key: string };

function confirmation(site: MailSite, row: Row, service: ServiceRow, { locale, webOrigin, key }: Words): MailContent {
  const lang = toLang(locale);
  const said = messages[lang];
  const { title, place } = localised(service, locale);
  const facts = [
    {
      label: said.when,
      value: [formatMomentInWords(row.startsAt, { lang, timeZone: site.timeZone }), said.seats({ seats: row.seats })]
        .filter(Boolean)
        .join(', '),
    },
    { label: said.where, value: place },
  ].filter(({ value }) => value !== '');
  const head = said.title({ name: nameInMail(row.name) });
  const url = `${site.pages}${contentPath('service-sheet', service)}?booking=${key}#booking`;
  const calendarUrl = `${webOrigin}/api/booking/${key}/calendar.ics?lang=${locale}`;
  const change = said.change({ to: site.values.COMPANY_EMAIL });
  const content = html`${heading(site, head)}${paragraph(said.text({ title }))}
${facts.map(({ label, value }) => html`<p style="margin:0 0 12px"><strong>${label}</strong><br>${value}</p>`)}
${button(site, calendarUrl, said.calendar)}${paragraph(change)}<p style="margin:0"><a href="${url}" style="color:inherit">${said.cancel}</a></p>`;
  return {
    subject: said.subject({ title }),
    html: frame(site, lang, head, content),
    text: [
      ...[head, said.text({ title }), ...facts.map(({ label, value }) => labelled(lang, label, value))],
      ...[labelled(lang, said.calendar, calendarUrl), change, labelled(lang, said.cancel, url)],
    ].join('\n\n'),
  };
}

/** Tells the shop, where it has an address, who comes or does not come any more. */
export async function mailNotice(
  tx: Database,
  row: Row,
  step: 'booked' | 'cancelled',
  { now, shopLocale, webOrigin }: Omit<RequestContext, 'locale'>,
): Promise<void> {
  const { idSite, id } = row;
  const site = await readMailSite(tx, { idSite, locale: shopLocale }, webOrigin);
  const shop = shopAddress(site.values);
  if (!shop) return;
  const lang = toLang(shopLocale);
  const said = messages[lang];
  const subject = labelled(lang, said.notice[step], row.title);
  const when = [formatMomentInWords(row.startsAt, { lang, timeZone: site.timeZone }), said.seats({ seats: row.seats })]
    .filter(Boolean)
    .join(', ');
  const lines = [when, nameInMail(row.name), row.email, row.phone, row.message].filter(Boolean);
  const url = `${webOrigin}/admin/bookings`;
  const content = html`${heading(site, said.notice[step])}${[row.title, ...lines].map((line) => paragraph(line))}${button(site, url, said.list)}`;
  const mail = {
    subject,
    html: frame(site, lang, subject, content),
    text: [row.title, ...lines, labelled(lang, said.list, url)].join('\n'),
  };
  await post(
    tx,
    { idSite, kind: 'BOOKING_NOTICE', occasion: `booking-${id}-${step === 'booked' ? 'notice' : 'cancelled-notice'}` },
    shop,
    mail,
    now,
  );
}
