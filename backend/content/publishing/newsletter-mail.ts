import { html } from 'hono/html';
import { button, frame, heading, type MailContent, type MailSite, paragraph, post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { labelled } from '#backend/platform/messages/message.ts';
import { messages } from '#messages/generated/backend/content/publishing/newsletter-mail.ts';
import { type Lang, toLang } from '#schemas/site.ts';

/** `lists`: newsletters that were asked for. */
type Subscription = { idSite: number; email: string; token: string; lists: readonly { id: number; name: string }[] };
type RequestContext = { now: Date; locale: string; webOrigin: string };

/** Writes the e-mail that asks a new subscriber to confirm, with the way out, in the transaction that noted the address. */
export async function inviteToConfirm(tx: Database, subscription: Subscription, { now, locale, webOrigin }: RequestContext): Promise<void> {
  const { idSite, email, token, lists } = subscription;
  const site = await readMailSite(tx, { idSite, locale }, webOrigin);
  const unsubscribeUrl = `${webOrigin}/api/newsletter/${token}/unsubscribe`;
  await post(tx, { idSite, kind: 'NEWSLETTER' }, email, { ...invitation(site, { token, lists }, toLang(locale)), unsubscribeUrl }, now);
}

export function invitation(site: MailSite, { token, lists }: Pick<Subscription, 'token' | 'lists'>, lang: Lang): MailContent {
  const said = messages[lang];
  const page = `${site.pages}/newsletter/${token}`;
  const confirmUrl = `${page}?do=confirm&list=${lists.map(({ id }) => id).join('.')}`;
  const endUrl = `${page}?do=unsubscribe`;
  const list = new Intl.ListFormat(lang).format(lists.map(({ name }) => name));
  const text = said.text({ site: site.name, list });
  const content = html`${heading(site, said.title)}${paragraph(text)}${button(site, confirmUrl, said.confirm)}
${paragraph(said.ignore)}<p style="margin:0;font-size:13px"><a href="${endUrl}" style="color:inherit">${said.end}</a></p>`;
  return {
    subject: said.subject({ site: site.name }),
    html: frame(site, lang, said.title, content),
    text: [...[said.title, text, labelled(lang, said.confirm, confirmUrl)], ...[said.ignore, labelled(lang, said.end, endUrl)]].join(
      '\n\n',
    ),
  };
}
