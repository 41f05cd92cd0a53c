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
} from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatMoment, labelled } from '#backend/platform/messages/message.ts';
import { type Lang, toLang } from '#schemas/site.ts';

/** `email` is where the notice goes. */
type Owner = { idSite: number; idUser: number; email: string; firstname: string };
type RequestContext = { now: Date; locale: string; webOrigin: string };
type Messages = {
  title: string;
  text: (name: string, at: string) => string;
  others: string;
  unknown: (to: string) => string;
  button?: string;
};

const messages: Record<'PASSWORD_CHANGED' | 'EMAIL_CHANGED', Record<Lang, Messages>> = {
  PASSWORD_CHANGED: {
    fr: {
      title: 'Votre mot de passe a été changé',
      text: (name, at) => `Bonjour ${name}, le mot de passe de votre compte a été changé le ${at}.`,
      others: 'Les autres appareils ont été déconnectés, et les liens envoyés pour en choisir un autre ne servent plus.',
      unknown: (to) => `Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe${to && `, et écrivez-nous à ${to}`}.`,
      button: 'Choisir un nouveau mot de passe',
    },
    en: {
      title: 'Your password has been changed',
      text: (name, at) => `Hello ${name}, the password of your account was changed on ${at}.`,
      others: 'Other devices have been signed out, and links that were sent to choose another one no longer work.',
      unknown: (to) => `It was not you? Choose a new password straight away${to && `, and write to us at ${to}`}.`,
      button: 'Choose a new password',
    },
  },
  EMAIL_CHANGED: {
    fr: {
      title: 'L’adresse e-mail de votre compte a été changée',
      text: (name, at) =>
        `Bonjour ${name}, votre compte a reçu une autre adresse e-mail le ${at}. C’est notre dernier message sur ce compte à cette adresse-ci.`,
      others: 'Les autres appareils ont été déconnectés, et les liens envoyés pour choisir un mot de passe ne servent plus.',
      unknown: (to) => `Ce n’était pas vous ? ${to ? `Écrivez-nous tout de suite à ${to}` : 'Appelez-nous tout de suite'}.`,
    },
    en: {
      title: 'The e-mail address of your account has been changed',
      text: (name, at) =>
        `Hello ${name}, your account was given another e-mail address on ${at}. This is our last message about this account to this address.`,
      others: 'Other devices have been signed out, and links that were sent to choose a password no longer work.',
      unknown: (to) => `It was not you? ${to ? `Write to us straight away at ${to}` : 'Call us straight away'}.`,
    },
  },
};

/** Tells the owner of an account that its password was changed, in the transaction that changed it. */
export const writePasswordNotice = (tx: Database, owner: Owner, occasion: RequestContext): Promise<void> =>
  writeNotice(tx, 'PASSWORD_CHANGED', owner, occasion);

/** Tells an address that it is no longer that of an account, in the transaction that changed it. */
export const writeAddressNotice = (tx: Database, owner: Owner, occasion: RequestContext): Promise<void> =>
  writeNotice(tx, 'EMAIL_CHANGED', owner, occasion);

async function writeNotice(
  tx: Database,
  kind: keyof typeof messages,
  owner: Owner,
  { now, locale, webOrigin }: RequestContext,
): Promise<void> {
  const { idSite, email } = owner;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  await post(
    tx,
    { idSite, kind, occasion: accountOccasion(owner.idUser, now) },
    email,
    accessMail(site, kind, owner, now, toLang(locale)),
    now,
  );
}

/** Names the account in what is told of it, so that erasing it finds what was sent to an address of before. */
export const accountOccasion = (idUser: number, now: Date): string => `account-${idUser}-${now.getTime()}-${crypto.randomUUID()}`;
export const occasionsOfAccount = (idUser: number): string => `account-${idUser}-%`;

export function accessMail(
  site: MailSite,
  kind: keyof typeof messages,
  { firstname }: Pick<Owner, 'firstname'>,
  now: Date,
  lang: Lang,
): MailContent {
  const said = messages[kind][lang];
  const url = `${site.pages}/password/reset/ask`;
  const text = said.text(nameInMail(firstname), formatMoment(lang, now, site.timeZone));
  const unknown = said.unknown(site.values.COMPANY_EMAIL || site.values.SEND_MAIL_AS_MAIL);
  const paragraphs = [text, said.others, unknown];
  const content = html`${heading(site, said.title)}${paragraphs.map(paragraph)}${said.button ? button(site, url, said.button) : null}`;
  return {
    subject: said.title,
    html: frame(site, lang, said.title, content),
    text: [said.title, ...paragraphs, said.button && labelled(lang, said.button, url)].filter(Boolean).join('\n\n'),
  };
}
