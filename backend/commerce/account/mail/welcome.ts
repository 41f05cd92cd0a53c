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
  wordsOf,
} from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { labelled } from '#backend/platform/messages/message.ts';
import { type Lang, toLang } from '#schemas/site.ts';

export type NewAccount = { idSite: number; idUser: number; email: string; firstname: string; locale: string };

/** Writes the welcome of a new account, in the transaction that creates it. */
export async function welcome(tx: Database, account: NewAccount, { now, webOrigin }: { now: Date; webOrigin: string }): Promise<void> {
  const site = await readMailSite(tx, account, webOrigin);
  const content = welcomeMail(site, account, toLang(account.locale));
  await post(tx, { idSite: account.idSite, kind: 'WELCOME', idUser: account.idUser }, account.email, content, now);
}

export function welcomeMail(site: MailSite, { firstname, email }: Pick<NewAccount, 'firstname' | 'email'>, lang: Lang): MailContent {
  const say = wordsOf(lang);
  const title = say('welcomeTitle', { firstname: nameInMail(firstname) });
  const body = say('welcomeText', { email });
  const url = `${site.pages}/account`;
  const content = html`${heading(site, title)}${paragraph(body)}${button(site, url, say('welcomeButton'))}`;
  return {
    subject: say('welcomeSubject', { site: site.name }),
    html: frame(site, lang, title, content),
    text: [title, body, labelled(lang, say('welcomeButton'), url)].join('\n\n'),
  };
}
