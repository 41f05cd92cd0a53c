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
import { messages } from '#messages/generated/backend/commerce/account/mail/account-removal.ts';
import { type Lang, toLang } from '#schemas/site.ts';

type Removal = { idSite: number; idUser: number; email: string; firstname: string; locale: string /** YYYY-MM-DD */; day: string };

/** Queues the e-mail that an account will be deleted on a day, once for that day. */
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
  const body = said.text({ name: nameInMail(firstname), day: formatDate(lang, day) });
  const content = html`${heading(site, said.title)}${paragraph(body)}${paragraph(said.keep)}${button(site, url, said.button)}${paragraph(said.orders)}`;
  return {
    subject: said.subject({ site: site.name }),
    html: frame(site, lang, said.title, content),
    text: [said.title, body, said.keep, labelled(lang, said.button, url), said.orders].join('\n\n'),
  };
}
