import { and, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { button, frame, heading, type MailContent, type MailSite, paragraph, post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { labelled } from '#backend/platform/messages/message.ts';
import { products } from '#backend/tables/catalogue.ts';
import { localised } from '#backend/tables/columns.ts';
import { users } from '#backend/tables/people.ts';
import type { productReviews } from '#backend/tables/product-review.ts';
import { messages } from '#messages/generated/backend/commerce/product-review/mail.ts';
import { type Lang, toLang } from '#schemas/site.ts';

type Row = typeof productReviews.$inferSelect;
type Refusal = { product: string; reason: string; idOrder: string };

/**
 * Queues the e-mail to an author with the reason why her review is not published (Code de la consommation, L111-7-2), in the same
 * transaction.
 */
export async function writeReviewRefused(tx: Database, review: Row, { now, webOrigin }: { now: Date; webOrigin: string }): Promise<void> {
  const { idSite, idUser, idProduct, idOrder, id, locale, createdAt, reason } = review;
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.idSite, idSite), eq(users.id, idUser)));
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.idSite, idSite), eq(products.id, idProduct)));
  if (!user || !product) return;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  const content = reviewRefusedMail(site, { product: localised(product, locale).name, reason, idOrder }, toLang(locale));
  await post(tx, { idSite, kind: 'REVIEW_REFUSED', occasion: `review-${id}-${createdAt.getTime()}` }, user.email, content, now);
}

export function reviewRefusedMail(site: MailSite, { product, reason, idOrder }: Refusal, lang: Lang): MailContent {
  const said = messages[lang];
  const url = `${site.pages}/account/orders/${idOrder}`;
  const why = labelled(lang, said.reason, reason);
  const content = html`${heading(site, said.title)}${paragraph(said.text({ product }))}${paragraph(why)}${paragraph(said.again)}${button(site, url, said.button)}`;
  return {
    subject: said.title,
    html: frame(site, lang, said.title, content),
    text: [said.title, said.text({ product }), why, said.again, labelled(lang, said.button, url)].join('\n\n'),
  };
}
