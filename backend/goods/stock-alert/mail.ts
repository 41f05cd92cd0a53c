import { html } from 'hono/html';
import { button, frame, heading, type MailContent, type MailSite, paragraph, post, readMailSite } from '#backend/foundation/mail/index.ts';
import { type Item, itemPath } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { labelled } from '#backend/platform/messages/message.ts';
import { type Lang, toLang } from '#schemas/site.ts';

type Reader = { idSite: number; email: string; locale: string; item: Item };
type Context = { now: Date; webOrigin: string };

const messages = {
  fr: {
    askedSubject: (name: string) => `Votre alerte : ${name}`,
    askedTitle: 'C’est noté',
    askedText: (name: string) => `Nous vous écrirons à cette adresse, une seule fois, dès que l’on pourra acheter de nouveau : ${name}.`,
    askedKept: 'Votre adresse ne sert qu’à cela. Elle est effacée avec notre message, ou au bout de six mois.',
    askedOff: 'Retirer cette alerte',
    unknown: 'Vous n’avez rien demandé ? Retirez l’alerte : nous ne vous écrirons plus.',
    backSubject: (name: string) => `De retour : ${name}`,
    backTitle: 'De retour dans la boutique',
    backText:
      'Vous nous aviez demandé de vous prévenir : c’est le moment. Nous ne pouvons rien mettre de côté, la première commande l’emporte.',
    backButton: 'Voir l’article',
    backOnce: 'C’est notre seul message à ce sujet : votre alerte est terminée.',
  },
  en: {
    askedSubject: (name: string) => `Your alert: ${name}`,
    askedTitle: 'Noted',
    askedText: (name: string) => `We will write to you at this address, once, as soon as this can be bought again: ${name}.`,
    askedKept: 'Your address serves for nothing else. It is erased with our message, or after six months.',
    askedOff: 'Take this alert off',
    unknown: 'You did not ask for anything? Take the alert off: we will not write to you again.',
    backSubject: (name: string) => `Back in stock: ${name}`,
    backTitle: 'Back in the shop',
    backText: 'You asked us to tell you: now is the moment. We cannot put anything aside, the first order has it.',
    backButton: 'See the item',
    backOnce: 'This is our only message about it: your alert has ended.',
  },
};

const nameOf = ({ name, declinationLabel }: Item): string => [name, declinationLabel].filter(Boolean).join(', ');

/** Confirms an alert, with the way to take it off, in the transaction that notes it. */
export async function writeAlertAsked(tx: Database, reader: Reader & { key: string }, { now, webOrigin }: Context): Promise<void> {
  const { idSite, email, locale, item, key } = reader;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  await post(tx, { idSite, kind: 'STOCK_ALERT_ASKED' }, email, alertAskedMail(site, item, key, toLang(locale)), now);
}

/** Says that what somebody waits for came back, in the transaction that forgets the alert; once for each. */
export async function writeStockBack(tx: Database, reader: Reader & { id: number }, { now, webOrigin }: Context): Promise<void> {
  const { idSite, id, email, locale, item } = reader;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  await post(tx, { idSite, kind: 'STOCK_BACK', occasion: `stock-alert-${id}` }, email, stockBackMail(site, item, toLang(locale)), now);
}

export function alertAskedMail(site: MailSite, item: Item, key: string, lang: Lang): MailContent {
  const said = messages[lang];
  const name = nameOf(item);
  const url = `${site.pages}/alerts/${key}`;
  const content = html`${heading(site, said.askedTitle)}${paragraph(said.askedText(name))}${paragraph(said.askedKept)}
${paragraph(said.unknown)}<p style="margin:0;font-size:13px"><a href="${url}" style="color:inherit">${said.askedOff}</a></p>`;
  return {
    subject: said.askedSubject(name),
    html: frame(site, lang, said.askedTitle, content),
    text: [said.askedTitle, said.askedText(name), said.askedKept, said.unknown, labelled(lang, said.askedOff, url)].join('\n\n'),
  };
}

export function stockBackMail(site: MailSite, item: Item, lang: Lang): MailContent {
  const said = messages[lang];
  const name = nameOf(item);
  const url = `${site.pages}${itemPath(item)}`;
  const content = html`${heading(site, said.backTitle)}${paragraph(name)}${paragraph(said.backText)}
${button(site, url, said.backButton)}${paragraph(said.backOnce)}`;
  return {
    subject: said.backSubject(name),
    html: frame(site, lang, said.backTitle, content),
    text: [said.backTitle, name, said.backText, labelled(lang, said.backButton, url), said.backOnce].join('\n\n'),
  };
}
