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
import { type Messages, messages } from '#messages/generated/backend/commerce/account/access-changed.ts';
import { type Lang, toLang } from '#schemas/site.ts';

/** `email` is where the notice goes. */
type Owner = { idSite: number; idUser: number; email: string; firstname: string };
type RequestContext = { now: Date; locale: string; webOrigin: string };
/** Queues the e-mail to an account's owner that its password was changed, in the same transaction. */
export const writePasswordNotice = (tx: Database, owner: Owner, occasion: RequestContext): Promise<void> =>
  writeNotice(tx, 'PASSWORD_CHANGED', owner, occasion);

/** Queues the e-mail to an address that it no longer belongs to an account, in the same transaction. */
export const writeAddressNotice = (tx: Database, owner: Owner, occasion: RequestContext): Promise<void> =>
  writeNotice(tx, 'EMAIL_CHANGED', owner, occasion);

async function writeNotice(tx: Database, kind: keyof Messages, owner: Owner, { now, locale, webOrigin }: RequestContext): Promise<void> {
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
  kind: keyof Messages,
  { firstname }: Pick<Owner, 'firstname'>,
  now: Date,
  lang: Lang,
): MailContent {
  const said = messages[lang][kind];
  const url = `${site.pages}/password/reset/ask`;
  const text = said.text({ name: nameInMail(firstname), at: formatMoment(lang, now, site.timeZone) });
  const unknown = said.unknown({ to: site.values.COMPANY_EMAIL || site.values.SEND_MAIL_AS_MAIL });
  const paragraphs = [text, said.others, unknown];
  const content = html`${heading(site, said.title)}${paragraphs.map(paragraph)}${'button' in said ? button(site, url, said.button) : null}`;
  return {
    subject: said.title,
    html: frame(site, lang, said.title, content),
    text: [said.title, ...paragraphs, 'button' in said && labelled(lang, said.button, url)].filter(Boolean).join('\n\n'),
  };
}
