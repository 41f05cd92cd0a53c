import { html } from 'hono/html';
import { nameOf } from '#backend/commerce/order-mail/index.ts';
import { button, frame, heading, type MailContent, type MailSite, paragraph, post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatMoment, formatMoney, labelled } from '#backend/platform/messages/message.ts';
import type { orders } from '#backend/tables/order.ts';
import type { OrderBack, OrderBackStatus } from '#schemas/order-back.ts';
import { type Lang, toLang } from '#schemas/site.ts';

type OrderRow = typeof orders.$inferSelect;
type Messages = {
  title: Record<OrderBackStatus, string>;
  text: Record<OrderBackStatus, string>;
  answer: string;
  value: string;
  refund: string;
  see: string;
  /** Of a return that was closed when nothing was left to give back. */
  closed: { title: string; text: string };
  at: (moment: string) => string;
};

const messages: Record<Lang, Messages> = {
  fr: {
    title: {
      ASKED: 'Nous avons bien reçu votre demande de retour',
      LABEL_SENT: 'Votre étiquette de retour est prête',
      RECEIVED: 'Votre retour est arrivé',
      REFUNDED: 'Votre retour est remboursé',
      REFUSED: 'Votre retour n’est pas accepté',
    },
    text: {
      ASKED: 'Gardez les articles tels que vous les avez reçus. Nous vous écrivons pour la suite.',
      LABEL_SENT: 'Collez l’étiquette sur le colis et déposez-le sous 14 jours.',
      RECEIVED: 'Nous vérifions les articles, puis nous vous remboursons.',
      REFUNDED: 'Le remboursement part sur le moyen de paiement de la commande. La banque met quelques jours.',
      REFUSED: 'Voici pourquoi. Répondez à cet e-mail si vous n’êtes pas d’accord.',
    },
    answer: 'La boutique vous écrit',
    value: 'Valeur des articles',
    refund: 'Remboursement',
    see: 'Suivre mon retour',
    closed: { title: 'Votre retour est terminé', text: 'Il ne reste rien à vous rendre sur cette commande.' },
    at: (moment) => `Demande enregistrée le ${moment}.`,
  },
  en: {
    title: {
      ASKED: 'We have received your return request',
      LABEL_SENT: 'Your return label is ready',
      RECEIVED: 'Your return has arrived',
      REFUNDED: 'Your return is refunded',
      REFUSED: 'Your return is not accepted',
    },
    text: {
      ASKED: 'Keep the items as you received them. We will write to you about what comes next.',
      LABEL_SENT: 'Stick the label on the parcel and hand it in within 14 days.',
      RECEIVED: 'We look at the items, then we refund you.',
      REFUNDED: 'The refund goes to the means of payment of the order. The bank takes a few days.',
      REFUSED: 'This is why. Reply to this e-mail if you do not agree.',
    },
    answer: 'The shop writes to you',
    value: 'Value of the items',
    refund: 'Refund',
    see: 'Follow my return',
    closed: { title: 'Your return is finished', text: 'Nothing of this order is left to give back to you.' },
    at: (moment) => `Request recorded on ${moment}.`,
  },
};

/**
 * Tells a customer how far her return is, in the transaction that led it there; the first is its acknowledgement, with day and
 * hour. The answer of `back` is the word that goes with this step.
 */
export async function writeReturnMail(
  tx: Database,
  order: OrderRow,
  back: OrderBack,
  { now, webOrigin }: { now: Date; webOrigin: string },
): Promise<void> {
  // Of an account that was erased no address is left.
  if (order.email === '') return;
  const site = await readMailSite(tx, order, webOrigin);
  const about = { idSite: order.idSite, kind: 'RETURN', occasion: `return-${back.id}-${back.status}` } as const;
  await post(tx, about, order.email, returnMail(site, order, back, now), now);
}

export function returnMail(site: MailSite, order: Pick<OrderRow, 'id' | 'locale'>, back: OrderBack, now: Date): MailContent {
  const lang = toLang(order.locale);
  const said = messages[lang];
  const isClosed = back.status === 'REFUNDED' && back.refund === 0;
  const title = isClosed ? said.closed.title : said.title[back.status];
  const status = isClosed ? said.closed.text : said.text[back.status];
  const url = `${site.pages}/account/orders/${order.id}/return/${back.id}`;
  const lines = back.lines.map((line) => `${line.quantity} × ${nameOf(line)}`);
  const amount =
    back.refund === null
      ? labelled(lang, said.value, formatMoney(lang, back.total, back.currency))
      : labelled(lang, said.refund, formatMoney(lang, back.refund, back.currency));
  const moment = back.status === 'ASKED' ? said.at(formatMoment(lang, now, site.timeZone)) : null;
  const parts = [status, moment ?? '', back.answer && labelled(lang, said.answer, back.answer)].filter(Boolean);
  const content = html`${heading(site, title)}${parts.map((part) => paragraph(part))}
<ul style="padding-left:20px">${lines.map((line) => html`<li>${line}</li>`)}</ul>${paragraph(amount)}${button(site, url, said.see)}`;
  return {
    subject: `${title} (${back.reference})`,
    html: frame(site, lang, title, content),
    text: [title, ...parts, ...lines, amount, labelled(lang, said.see, url)].join('\n\n'),
  };
}
