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
import { messages } from '#messages/generated/backend/commerce/account/mail/team-invitation.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import type { User } from '#schemas/user.ts';
import type { RequestContext } from '../flows/change-profile.ts';

type Invitation = { email: string; invitedBy: Pick<User, 'firstname' | 'lastname'>; link: string; expiresAt: Date };

/** Queues the e-mail with the link into the team, in the transaction that made the link. */
export async function writeInvitationMail(
  tx: Database,
  { idSite, ...invitation }: Invitation & { idSite: number },
  { now, locale, webOrigin }: RequestContext,
): Promise<void> {
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  await post(tx, { idSite, kind: 'TEAM_INVITATION' }, invitation.email, invitationMail(site, invitation, toLang(locale)), now);
}

export function invitationMail(site: MailSite, { invitedBy, link, expiresAt }: Invitation, lang: Lang): MailContent {
  const said = messages[lang];
  const title = said.subject({ shop: site.name });
  const name = nameInMail(`${invitedBy.firstname} ${invitedBy.lastname}`);
  const text = said.text({ name, shop: site.name });
  const until = said.until({ at: formatMoment(lang, expiresAt, site.timeZone) });
  const content = html`${heading(site, title)}${paragraph(text)}${button(site, link, said.button)}${paragraph(until)}${paragraph(said.ignore)}`;
  return {
    subject: title,
    html: frame(site, lang, title, content),
    text: [title, text, labelled(lang, said.button, link), until, said.ignore].join('\n\n'),
  };
}
