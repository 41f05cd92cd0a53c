import { html } from 'hono/html';
import { button, frame, heading, type MailContent, type MailSite, paragraph, post, readMailSite } from '#backend/foundation/mail/index.ts';
import { type Item, itemPath } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { labelled } from '#backend/platform/messages/message.ts';
import { messages } from '#messages/generated/backend/goods/stock-alert/mail.ts';
import { type Lang, toLang } from '#schemas/site.ts';

type Reader = { idSite: number; email: string; locale: string; item: Item };
type Context = { now: Date; webOrigin: string };

const nameOf = ({ name, declinationLabel }: Item): string => [name, declinationLabel].filter(Boolean).join(', ');

/** Confirms an alert, with the way to take it off, in the transaction that notes it. */
export async function writeAlertAsked(tx: Database, reader: Reader & { key: string }, { now, webOrigin }: Context): Promise<void> {
  const { idSite, email, locale, item, key } = reader;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  const unsubscribeUrl = `${webOrigin}/api/stock-alert/${key}/remove`;
  await post(tx, { idSite, kind: 'STOCK_ALERT_ASKED' }, email, { ...alertAskedMail(site, item, key, toLang(locale)), unsubscribeUrl }, now);
}

/** Queues the e-mail that a product is back, in the transaction that deletes the alert; once for each. */
export async function writeStockBack(tx: Database, reader: Reader & { id: number }, { now, webOrigin }: Context): Promise<void> {
  const { idSite, id, email, locale, item } = reader;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  await post(tx, { idSite, kind: 'STOCK_BACK', occasion: `stock-alert-${id}` }, email, stockBackMail(site, item, toLang(locale)), now);
}

export function alertAskedMail(site: MailSite, item: Item, key: string, lang: Lang): MailContent {
  const said = messages[lang];
  const name = nameOf(item);
  const url = `${site.pages}/alerts/${key}`;
  const content = html`${heading(site, said.askedTitle)}${paragraph(said.askedText({ name }))}${paragraph(said.askedKept)}
${paragraph(said.unknown)}<p style="margin:0;font-size:13px"><a href="${url}" style="color:inherit">${said.askedOff}</a></p>`;
  return {
    subject: said.askedSubject({ name }),
    html: frame(site, lang, said.askedTitle, content),
    text: [said.askedTitle, said.askedText({ name }), said.askedKept, said.unknown, labelled(lang, said.askedOff, url)].join('\n\n'),
  };
}

export function stockBackMail(site: MailSite, item: Item, lang: Lang): MailContent {
  const said = messages[lang];
  const name = nameOf(item);
  const url = `${site.pages}${itemPath(item)}`;
  const content = html`${heading(site, said.backTitle)}${paragraph(name)}${paragraph(said.backText)}
${button(site, url, said.backButton)}${paragraph(said.backOnce)}`;
  return {
    subject: said.backSubject({ name }),
    html: frame(site, lang, said.backTitle, content),
    text: [said.backTitle, name, said.backText, labelled(lang, said.backButton, url), said.backOnce].join('\n\n'),
  };
}
