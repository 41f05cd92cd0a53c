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
import { messages } from '#messages/generated/backend/commerce/account/mail/role-notice.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import type { Role } from '#schemas/user.ts';
import type { RequestContext } from '../flows/change-profile.ts';
import { accountOccasion } from './access-changed.ts';

type Owner = { idSite: number; idUser: number; email: string; firstname: string; role: Role };

/** Queues the e-mail to somebody of the team about her new role, in the transaction that gave it. */
export async function writeRoleNotice(tx: Database, owner: Owner, { now, locale, webOrigin }: RequestContext): Promise<void> {
  const { idSite, idUser, email } = owner;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  const about = { idSite, kind: 'ROLE_CHANGED', occasion: accountOccasion(idUser, now) } as const;
  await post(tx, about, email, roleMail(site, owner, toLang(locale)), now);
}

export function roleMail(site: MailSite, { firstname, role }: Pick<Owner, 'firstname' | 'role'>, lang: Lang): MailContent {
  const said = messages[lang];
  const title = said.subject({ shop: site.name });
  const paragraphs = [said.texts[role]({ name: nameInMail(firstname), shop: site.name }), said.unknown];
  return {
    subject: title,
    html: frame(site, lang, title, html`${heading(site, title)}${paragraphs.map(paragraph)}`),
    text: [title, ...paragraphs].join('\n\n'),
  };
}
