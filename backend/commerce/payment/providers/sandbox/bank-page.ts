import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { formatMoney } from '#backend/platform/messages/message.ts';
import { messages as bankMessages } from '#messages/generated/backend/commerce/payment/providers/sandbox.ts';
import type { Lang } from '#schemas/site.ts';

/** The look of the test bank: on purpose nothing of the shop's theme, as a real bank's page has none. */
const styles = `
*{box-sizing:border-box}
body{margin:0;background:#eef2f7;color:#17233a;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.test{margin:0;padding:.75rem 1rem;background:#ffd24a;color:#2b2000;text-align:center;font-weight:700}
main{max-width:27rem;margin:2rem auto;padding:0 1rem}
.card{background:#fff;border-radius:14px;box-shadow:0 1px 2px #17233a1a,0 12px 32px #17233a1f;padding:1.75rem}
h1{margin:0 0 1rem;font-size:1.35rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0 0 1.25rem;padding-bottom:1.25rem;border-bottom:1px solid #d5dce7}
dt{color:#48566f}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
dd.amount{font-size:1.35rem;font-weight:700}
label{display:block;margin:0 0 .9rem;font-weight:600;font-size:.925rem}
input{display:block;width:100%;margin-top:.3rem;padding:.7rem .8rem;border:1px solid #73809a;border-radius:8px;background:#fff;color:inherit;font:inherit;font-weight:400;font-variant-numeric:tabular-nums}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.9rem;align-items:end}
button,.back{display:block;width:100%;margin-top:.7rem;padding:.8rem 1rem;border:1px solid transparent;border-radius:8px;font:inherit;font-weight:600;text-align:center;cursor:pointer}
.accept,.back{background:#1d4fb8;color:#fff;text-decoration:none}
.accept:hover,.back:hover{background:#163e93}
.refuse{background:#fff;border-color:#a3262c;color:#a3262c}
.refuse:hover{background:#fdf1f1}
.cancel{background:none;color:#17233a;text-decoration:underline}
:is(input,button,a):focus-visible{outline:3px solid #1d4fb8;outline-offset:2px}
.help{margin:1rem 0 0;color:#48566f;font-size:.875rem}
.problem{margin:0 0 1rem;padding:.7rem .8rem;border-left:4px solid #a3262c;background:#fdf1f1}
`;

/** Content policy of the page: its own style, nothing else; its form goes to the same origin. */
export const bankPolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** `method`: what the shop calls the means of payment that this page stands in for. */
export type BankPayment = { shop: string; reference: string; method: string; amount: number; currency: string };

/** The card page. `token` proves that the form was made here; `problem` says what went wrong just before. */
export function cardPage(lang: Lang, payment: BankPayment, token: string, problem: boolean): string {
  const messages = bankMessages[lang];
  return page(
    lang,
    messages.title,
    html`${problem ? html`<p class="problem" role="alert">${messages.unreachable}</p>` : null}<dl>
<dt>${messages.shop}</dt><dd>${payment.shop}</dd>
<dt>${messages.order}</dt><dd>${payment.reference}</dd>
<dt>${messages.method}</dt><dd>${messages.trial({ method: payment.method })}</dd>
<dt>${messages.amount}</dt><dd class="amount">${formatMoney(lang, payment.amount, payment.currency)}</dd>
</dl>
<form method="post">
<input type="hidden" name="token" value="${token}">
<label>${messages.card}<input name="card" value="4242 4242 4242 4242" inputmode="numeric" autocomplete="off" required></label>
<div class="pair"><label>${messages.expiry}<input name="expiry" value="12/34" inputmode="numeric" autocomplete="off" required></label>
<label>${messages.code}<input name="code" value="123" inputmode="numeric" autocomplete="off" required></label></div>
<label>${messages.holder}<input name="holder" value="Test" autocomplete="off" required></label>
<button class="accept" name="decision" value="accept">${messages.accept}</button>
<button class="refuse" name="decision" value="refuse" formnovalidate>${messages.refuse}</button>
<button class="cancel" name="decision" value="cancel" formnovalidate>${messages.cancel}</button>
</form>
<p class="help">${messages.testHelp}</p>`,
  );
}

/** The page of a payment that is over, with a way back. */
export const finishedPage = (lang: Lang, back: string): string =>
  notice(lang, bankMessages[lang].finished, bankMessages[lang].finishedHelp, back);

/** The page of a payment that does not exist. */
export const unknownPage = (lang: Lang): string => notice(lang, bankMessages[lang].unknown, bankMessages[lang].unknownHelp, '/');

const notice = (lang: Lang, title: string, text: string, back: string): string =>
  page(lang, title, html`<p>${text}</p><a class="back" href="${back}">${bankMessages[lang].back}</a>`);

function page(lang: Lang, title: string, content: ReturnType<typeof html>): string {
  return String(html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${bankMessages[lang].test}</title><style>${raw(styles)}</style></head>
<body><header><p class="test">${bankMessages[lang].test}</p></header>
<main><div class="card"><h1>${title}</h1>${content}</div></main></body>
</html>`);
}
