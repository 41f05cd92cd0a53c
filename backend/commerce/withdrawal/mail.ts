import { html } from 'hono/html';
import {
  frame,
  heading,
  type MailContent,
  type MailSite,
  nameInMail,
  paragraph,
  post,
  readMailSite,
} from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatMoment, formatMoney, labelled } from '#backend/platform/messages/message.ts';
import type { withdrawals } from '#backend/tables/withdrawals.ts';
import { messages } from '#messages/generated/backend/commerce/withdrawal/mail.ts';
import { toLang } from '#schemas/site.ts';

type WithdrawalRow = typeof withdrawals.$inferSelect;

/** The next step after a withdrawal, as its receipt says. */
export type WithdrawalOutcome = 'BEFORE_DISPATCH' | 'RETURN' | 'RENTAL' | 'LATE' | 'UNKNOWN';

/**
 * Queues the receipt of a withdrawal on a durable medium: its content with day and hour (Code de la consommation, D221-5), in the
 * transaction that records it.
 */
export async function queueReceipt(
  tx: Database,
  row: WithdrawalRow,
  {
    outcome,
    reference,
    currency,
    now,
    webOrigin,
  }: { outcome: WithdrawalOutcome; reference: string; currency: string; now: Date; webOrigin: string },
): Promise<void> {
  const site = await readMailSite(tx, row, webOrigin);
  const about = { idSite: row.idSite, kind: 'WITHDRAWAL', occasion: `withdrawal-${row.id}` } as const;
  await post(tx, about, row.email, receiptMail(site, row, { outcome, reference, currency, now }), now);
}

/** Draws the receipt. What was typed is shown without what e-mail programs make links of: the address was typed as well. */
export function receiptMail(
  site: MailSite,
  { locale, name, email, lines }: Pick<WithdrawalRow, 'locale' | 'name' | 'email' | 'lines'>,
  { outcome, reference, currency, now }: { outcome: WithdrawalOutcome; reference: string; currency: string; now: Date },
): MailContent {
  const lang = toLang(locale);
  const said = messages[lang];
  const contract = nameInMail(reference);
  const details = [
    labelled(lang, said.name, nameInMail(name)),
    labelled(lang, said.contract, contract),
    labelled(lang, said.email, email),
    said.at({ moment: formatMoment(lang, now, site.timeZone), zone: site.timeZone }),
  ];
  const items = lines.map(({ quantity, name: item, rental }) => {
    const what = `${quantity} × ${item}`;
    if (!rental) return what;
    const [owed, refund] = [rental.owed, rental.paid - rental.owed].map((cents) => formatMoney(lang, cents, currency));
    return `${what} – ${said.rental({ owed: owed ?? '', refund: refund ?? '' })}`;
  });
  const statement = items.length > 0 ? said.declaration : said.whole;
  const list =
    items.length > 0 ? html`<ul style="margin:0 0 12px;padding-left:20px">${items.map((item) => html`<li>${item}</li>`)}</ul>` : null;
  const content = html`${heading(site, said.title)}${details.map(paragraph)}${paragraph(statement)}${list}${[said.next[outcome], said.keep].map(paragraph)}`;
  return {
    subject: said.subject({ reference: contract }),
    html: frame(site, lang, said.title, content),
    text: [said.title, details.join('\n'), [statement, ...items].join('\n'), said.next[outcome], said.keep].join('\n\n'),
  };
}
