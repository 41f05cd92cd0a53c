import { html } from 'hono/html';
import { frame, heading, post, readMailSite, shopAddress } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { StoredAnswer } from '#backend/tables/forms.ts';
import { messages } from '#messages/generated/backend/content/forms/mail/form-notice.ts';
import { toLang } from '#schemas/site.ts';

type Sent = { idSite: number; title: string; answers: readonly StoredAnswer[]; files: readonly { id: string; key: string }[] };
type RequestContext = { now: Date; shopLocale: string; webOrigin: string };

/** Queues the e-mail to the shop with a submission, in the shop's language. Files are links for signed-in administrators. */
export async function mailSubmission(tx: Database, { idSite, title, answers, files }: Sent, occasion: RequestContext): Promise<void> {
  const { now, shopLocale, webOrigin } = occasion;
  const site = await readMailSite(tx, { idSite, locale: shopLocale }, webOrigin);
  const to = shopAddress(site.values);
  if (!to) return;
  const lang = toLang(shopLocale);
  const said = messages[lang];
  const urls = new Map(files.map(({ id, key }) => [key, `${webOrigin}/api/forms/file/download/${id}`]));
  const rows = answers.map(({ key, label, value }) => {
    const url = urls.get(key);
    const shown = url ? html`<a href="${url}">${value}</a>` : html`${value}`;
    return html`<p style="margin:0 0 12px"><strong>${label}</strong><br><span style="white-space:pre-line">${shown}</span></p>`;
  });
  const note = files.length > 0 ? html`<p style="margin:0;font-size:13px">${said.file}</p>` : null;
  const text = answers.map(({ key, label, value }) => `${label}\n${value}${urls.has(key) ? `\n${urls.get(key)}` : ''}`).join('\n\n');
  const content = { subject: said.subject({ title }), html: frame(site, lang, title, html`${heading(site, title)}${rows}${note}`), text };
  await post(tx, { idSite, kind: 'FORM_NOTICE' }, to, content, now);
}
