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
import { formatSignInOrigin, type SignInOrigin } from '#backend/foundation/people/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatMoment, labelled } from '#backend/platform/messages/message.ts';
import { messages } from '#messages/generated/backend/commerce/account/mail/sign-in-notice.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import type { RequestContext } from '../flows/change-profile.ts';
import { accountOccasion } from './access-changed.ts';

type Owner = { idSite: number; idUser: number; email: string; firstname: string };

/** Queues the e-mail to an administrator about a sign-in from a new place, in the transaction that stores the place. */
export async function writeSignInNotice(tx: Database, owner: Owner, origin: SignInOrigin, request: RequestContext): Promise<void> {
  const { idSite, idUser, email, firstname } = owner;
  const { now, locale, webOrigin } = request;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  const about = { idSite, kind: 'SIGN_IN_NOTICE', occasion: accountOccasion(idUser, now) } as const;
  // The panel has one address whatever the language: the only one that this e-mail names.
  const url = `${webOrigin}/admin/sessions`;
  await post(tx, about, email, signInMail(site, { firstname, origin, url }, now, toLang(locale)), now);
}

type Notice = { firstname: string; origin: SignInOrigin; url: string };

export function signInMail(site: MailSite, { firstname, origin, url }: Notice, now: Date, lang: Lang): MailContent {
  const said = messages[lang];
  const title = said.subject({ shop: site.name });
  const text = said.text({ name: nameInMail(firstname), at: formatMoment(lang, now, site.timeZone) });
  const from = labelled(lang, said.from, formatSignInOrigin(origin));
  const paragraphs = [text, from, said.you, said.unknown];
  const content = html`${heading(site, title)}${paragraphs.map(paragraph)}${button(site, url, said.button)}`;
  return {
    subject: title,
    html: frame(site, lang, title, content),
    text: [title, ...paragraphs, labelled(lang, said.button, url)].join('\n\n'),
  };
}
