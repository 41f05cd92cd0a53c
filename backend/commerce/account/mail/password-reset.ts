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
import { labelled } from '#backend/platform/messages/message.ts';
import { messages } from '#messages/generated/backend/commerce/account/mail/password-reset.ts';
import { type Lang, toLang } from '#schemas/site.ts';

type Reset = { idSite: number; email: string; firstname: string; token: string };

/** Writes the e-mail with the link to choose a new password, in the transaction that made the link. */
export async function writeResetMail(
  tx: Database,
  reset: Reset,
  occasion: { now: Date; locale: string; webOrigin: string },
): Promise<void> {
  const { idSite, email } = reset;
  const site = await readMailSite(tx, { idSite, locale: occasion.locale }, occasion.webOrigin);
  await post(tx, { idSite, kind: 'PASSWORD_RESET' }, email, resetMail(site, reset, toLang(occasion.locale)), occasion.now);
}

export function resetMail(site: MailSite, { firstname, token }: Pick<Reset, 'firstname' | 'token'>, lang: Lang): MailContent {
  const said = messages[lang];
  const url = `${site.pages}/password/reset/${token}`;
  const content = html`${heading(site, said.subject)}${paragraph(said.text({ name: nameInMail(firstname) }))}${button(site, url, said.button)}${paragraph(said.ignore)}`;
  return {
    subject: said.subject,
    html: frame(site, lang, said.subject, content),
    text: [said.subject, said.text({ name: nameInMail(firstname) }), labelled(lang, said.button, url), said.ignore].join('\n\n'),
  };
}
