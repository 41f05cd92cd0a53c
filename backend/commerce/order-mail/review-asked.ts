import { html } from 'hono/html';
import {
  button,
  frame,
  heading,
  type MailContent,
  type MailSite,
  nameInMail,
  paragraph,
  subheading,
  wordsOf,
} from '#backend/foundation/mail/index.ts';
import { labelled } from '#backend/platform/messages/message.ts';
import type { orderLines, orders } from '#backend/tables/order.ts';
import { toLang } from '#schemas/site.ts';
import { nameOf } from './confirmation-email.ts';

type Order = Pick<typeof orders.$inferSelect, 'locale' | 'reference' | 'firstname'>;
type Line = Pick<typeof orderLines.$inferSelect, 'name' | 'declinationLabel'>;

/** Builds the e-mail that asks for a review: on Google if the shop is there (GOOGLE_REVIEW_URL), else by a reply. */
export function reviewAsked(site: MailSite, order: Order, lines: readonly Line[], orderUrl: string): MailContent {
  const lang = toLang(order.locale);
  const say = wordsOf(lang);
  const { reference, firstname } = order;
  const title = say('reviewTitle', { firstname: nameInMail(firstname) });
  const body = say('reviewText', { reference });
  const onGoogle = site.values.GOOGLE_REVIEW_URL;
  const reply = onGoogle ? null : say('reviewReply');
  const [url, label] = onGoogle ? [onGoogle, say('reviewButton')] : [orderUrl, say('see')];
  const names = lines.map(nameOf);
  const content = html`${heading(site, title)}${paragraph(body)}${reply && paragraph(reply)}
${subheading(say('reviewList'))}<p style="margin:0 0 12px">${names.map((name) => html`${name}<br>`)}</p>
${button(site, url, label)}${paragraph(say('reviewOnce'))}`;
  const text = [title, body, reply, `${say('reviewList')}\n${names.join('\n')}`, labelled(lang, label, url), say('reviewOnce')];
  return {
    subject: say('reviewSubject', { reference }),
    html: frame(site, lang, title, content),
    text: text.filter(Boolean).join('\n\n'),
  };
}
