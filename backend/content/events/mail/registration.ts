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
import { localised } from '#backend/tables/columns.ts';
import type { elements } from '#backend/tables/events.ts';
import { eventPath } from '#domain/addresses.ts';
import { formatMomentInWords } from '#domain/date-formats.ts';
import { messages } from '#messages/generated/backend/content/events/mail/registration.ts';
import { toLang } from '#schemas/site.ts';

type Event = typeof elements.$inferSelect;
type Person = { name: string; email: string; phone: string; seats: number };
/** `shopLocale` is the site's own language. */
type RequestContext = { now: Date; locale: string; shopLocale: string; timeZone: string; webOrigin: string };

/** Writes the confirmation to who registered, in her language, and a notice to the shop, in its own. */
export async function mailRegistration(tx: Database, event: Event, person: Person, occasion: RequestContext): Promise<void> {
  const { idSite } = event;
  const { now, locale, shopLocale, webOrigin } = occasion;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  await post(tx, { idSite, kind: 'EVENT_REGISTERED' }, person.email, confirmation(site, event, person, occasion), now);
  const own = await readMailSite(tx, { idSite, locale: shopLocale }, webOrigin);
  const shop = shopAddress(own.values);
  if (shop) await post(tx, { idSite, kind: 'EVENT_NOTICE' }, shop, notice(own, event, person, occasion), now);
}

function confirmation(site: MailSite, event: Event, { name, seats }: Person, { locale, timeZone }: RequestContext): MailContent {
  const lang = toLang(locale);
  const said = messages[lang];
  const { title, place, startsAt } = localised(event, locale);
  const when = startsAt ? formatMomentInWords(startsAt, { lang, timeZone }) : '';
  const url = site.pages + eventPath(event);
  const head = said.title({ name: nameInMail(name), seats });
  const change = said.change({ to: site.values.COMPANY_EMAIL });
  const content = html`${heading(site, head)}${paragraph(said.text({ title, seats }))}
<p style="margin:0 0 12px"><strong>${said.when}</strong><br>${when}</p>
${place ? html`<p style="margin:0 0 12px"><strong>${said.where}</strong><br>${place}</p>` : null}
${button(site, url, said.see)}${paragraph(change)}`;
  return {
    subject: said.subject({ title }),
    html: frame(site, lang, head, content),
    text: [
      ...[head, said.text({ title, seats }), labelled(lang, said.when, when), place && labelled(lang, said.where, place)],
      ...[labelled(lang, said.see, url), change],
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

function notice(
  site: MailSite,
  event: Event,
  { name, email, phone, seats }: Person,
  { shopLocale, timeZone }: RequestContext,
): MailContent {
  const lang = toLang(shopLocale);
  const said = messages[lang].notice;
  const taken = event.booked + seats;
  const subject = labelled(lang, said.title, `${event.title} (${taken}/${event.seats})`);
  const when = event.startsAt ? formatMomentInWords(event.startsAt, { lang, timeZone }) : '';
  const lines = [
    said.seats({ name: nameInMail(name), seats }),
    email,
    phone,
    `${event.title}, ${when}`,
    said.taken({ taken, seats: event.seats ?? 0 }),
  ].filter(Boolean);
  const content = html`${heading(site, said.title)}${lines.map((line) => paragraph(line))}`;
  return { subject, html: frame(site, lang, subject, content), text: lines.join('\n') };
}
