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
import { formatDate, labelled } from '#backend/platform/messages/message.ts';
import { type Lang, toLang } from '#schemas/site.ts';

const messages = {
  fr: {
    subject: (site: string) => `Votre compte chez ${site} va être supprimé`,
    title: 'Votre compte va être supprimé',
    text: (name: string, day: string) =>
      `Bonjour ${name}, vous n’êtes pas venu depuis près de trois ans. Comme la loi nous le demande, nous supprimerons votre compte le ${day}, avec vos adresses et votre panier.`,
    keep: 'Pour le garder, connectez-vous une fois d’ici là.',
    button: 'Me connecter',
    orders: 'Nous gardons vos factures dix ans, comme la loi l’impose. Si vous n’avez plus besoin de ce compte, ne faites rien.',
  },
  en: {
    subject: (site: string) => `Your account with ${site} is about to be removed`,
    title: 'Your account is about to be removed',
    text: (name: string, day: string) =>
      `Hello ${name}, you have not been here for nearly three years. As the law asks us to, we will remove your account on ${day}, with your addresses and your cart.`,
    keep: 'To keep it, sign in once before then.',
    button: 'Sign in',
    orders: 'We keep your invoices for ten years, as the law demands. If you no longer need this account, do nothing.',
  },
};

type Removal = { idSite: number; idUser: number; email: string; firstname: string; locale: string /** YYYY-MM-DD */; day: string };

/** Tells somebody that her account will be removed on a day, once for that day. */
export async function writeRemovalMail(
  tx: Database,
  removal: Removal,
  { now, webOrigin }: { now: Date; webOrigin: string },
): Promise<void> {
  const { idSite, idUser, email, locale, day } = removal;
  const site = await readMailSite(tx, removal, webOrigin);
  const content = removalMail(site, removal, toLang(locale));
  await post(tx, { idSite, kind: 'ACCOUNT_REMOVAL', occasion: `account-removal-${idUser}-${day}` }, email, content, now);
}

export function removalMail(site: MailSite, { firstname, day }: Pick<Removal, 'firstname' | 'day'>, lang: Lang): MailContent {
  const said = messages[lang];
  const url = `${site.pages}/account`;
  const body = said.text(nameInMail(firstname), formatDate(lang, day));
  const content = html`${heading(site, said.title)}${paragraph(body)}${paragraph(said.keep)}${button(site, url, said.button)}${paragraph(said.orders)}`;
  return {
    subject: said.subject(site.name),
    html: frame(site, lang, said.title, content),
    text: [said.title, body, said.keep, labelled(lang, said.button, url), said.orders].join('\n\n'),
  };
}
