import { html } from 'hono/html';
import { inkOn } from '#backend/foundation/documents/index.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';

/** A piece of HTML whose values are escaped. */
export type Html = ReturnType<typeof html>;

/** An e-mail ready for the outbox. */
export type MailContent = { subject: string; html: string; text: string; unsubscribeUrl?: string };

/** Data of a site for e-mails, with its settings in the reader's language. */
export type MailSite = {
  name: string;
  timeZone: string;
  /** ISO code of the country that it sells in. */
  market: string;
  /** Address prefix of its pages in the reader's language (pagesOf). */
  pages: string;
  values: ParameterValues;
};

const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The frame of every e-mail: the site's name above, the company below; tables, because e-mail programs need them. */
export function frame(site: MailSite, lang: Lang, title: string, content: Html): string {
  const { values } = site;
  const font = values.FONT_COLOR || '#222222';
  const company = [
    values.COMPANY_LEGAL_NAME || values.COMPANY_NAME || site.name,
    values.COMPANY_ADDRESS,
    `${values.COMPANY_POSTAL_CODE} ${values.COMPANY_CITY}`.trim(),
    values.COMPANY_PHONE,
    values.COMPANY_MOBILE,
    values.COMPANY_FAX && `Fax ${values.COMPANY_FAX}`,
    values.COMPANY_EMAIL,
  ].filter(Boolean);
  return String(html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin:0;padding:0;background:${values.BACKGROUND_COLOR || '#ffffff'};color:${font};font-family:${sans};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;border-collapse:collapse;background:${values.SURFACE_COLOR || '#ffffff'}">
<tr><td style="padding:24px 32px;border-bottom:3px solid ${values.PRIMARY_COLOR};font-family:${serif};font-size:22px"><header><a href="${site.pages}/" style="color:${values.PRIMARY_COLOR};text-decoration:none">${site.name}</a></header></td></tr>
<tr><td style="padding:32px"><main>${content}</main></td></tr>
</table>
<footer><p style="max-width:600px;margin:16px auto 0;font-size:13px;color:${font}">${company.join(' · ')}</p></footer>
</td></tr></table>
</body></html>`);
}

export const heading = (site: MailSite, text: string): Html =>
  html`<h1 style="margin:0 0 16px;font-family:${serif};font-weight:normal;font-size:26px;line-height:1.25;color:${site.values.HEADING_COLOR || site.values.PRIMARY_COLOR}">${text}</h1>`;

export const subheading = (text: string): Html => html`<h2 style="margin:28px 0 8px;font-size:17px">${text}</h2>`;

/** A text that a person may have written: its lines stay lines. */
export const paragraph = (text: string): Html =>
  html`<p style="margin:0 0 12px">${text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}</p>`;

/** A link that looks like a button, on the primary colour as the site's own buttons. */
export const button = (site: MailSite, href: string, text: string): Html =>
  html`<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 22px;background:${site.values.PRIMARY_COLOR};color:${inkOn(site.values.PRIMARY_COLOR)};text-decoration:none">${text}</a></p>`;

/**
 * A name that somebody typed, as an e-mail may say it: without what e-mail programs make a link of. The address it goes to was
 * typed as well, so a shop would otherwise send anybody's links to anybody. `J.P.` becomes `J. P.`, `https://evil.example/x` becomes
 * `https evil. example x`.
 */
export const nameInMail = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}'’·. -]+/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
