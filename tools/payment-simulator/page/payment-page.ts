import { html } from 'hono/html';
import { messages } from '#messages/generated/tools/payment-simulator/page.ts';
import { type Lang, langs, languages } from '#messages/languages.ts';
import type { Payment, Provider } from '../core/books.ts';
import type { Decision } from '../core/desk.ts';
import { pageFrame } from './frame.ts';

export const providerNames: Record<Provider, string> = {
  stripe: 'Stripe',
  cawl: 'CAWL',
  monetico: 'Monetico',
  'e-transactions': 'e-Transactions',
};

/** An amount in cents as people of a language write it. */
export const formatAmount = (language: Lang, amountCents: number, currency: string): string =>
  new Intl.NumberFormat(languages[language].locale, { style: 'currency', currency }).format(amountCents / 100);

const order = ['accept', 'challenge', 'authorize', 'delay', 'refuse', 'refuse-and-stay', 'cancel', 'leave'] as const;

/** The page where a person says what the bank answers. `isRefused`: a card was just declined. */
export function paymentPage(payment: Payment, language: Lang, decisions: readonly Decision[], isRefused: boolean) {
  const text = messages[language];
  const choices = order
    .filter((name) => name === 'challenge' || decisions.includes(name))
    .map((name) => {
      const { label, hint } = name === 'challenge' ? text.challenge : text.decisions[name];
      return html`<button class="choice ${name === 'accept' ? 'first' : ''}" name="decision" value="${name}"><b>${label}</b><span>${hint}</span></button>`;
    });
  const title = text.title({ provider: providerNames[payment.provider] });
  return pageFrame(
    language,
    title,
    html`<h1>${title}</h1>
<p class="amount">${formatAmount(language, payment.amountCents, payment.currency)}</p>
<dl><dt>${text.merchant}</dt><dd>${payment.accountId}</dd><dt>${text.reference}</dt><dd>${payment.reference}</dd></dl>
${isRefused ? html`<p class="lead bad" role="alert">${text.refused}</p>` : ''}
<p class="lead">${text.lead}</p>
<form method="post" action="/pay/${payment.id}"><input type="hidden" name="lang" value="${language}">${choices}</form>
<p class="languages">${langs.filter((each) => each !== language).map(languageLink)}</p>`,
  );
}

const languageLink = (lang: Lang) => html`<a href="?lang=${lang}" lang="${lang}" hreflang="${lang}">${languages[lang].name}</a> `;

/** The step of 3-D Secure: she proves who she is, or does not. `accept` and `fail-challenge` follow. */
export function challengePage(payment: Payment, language: Lang, action: string) {
  const text = messages[language];
  return pageFrame(
    language,
    text.challengeTitle,
    html`<h1>${text.challengeTitle}</h1>
<p class="amount">${formatAmount(language, payment.amountCents, payment.currency)}</p>
<p class="lead">${text.challengeLead}</p>
<form method="post" action="${action}"><input type="hidden" name="lang" value="${language}">
<button class="choice first" name="decision" value="accept"><b>${text.challengeAccept}</b></button>
<button class="choice" name="decision" value="fail-challenge"><b>${text.challengeRefuse}</b></button></form>`,
  );
}

/** Renders the page after leaving, or for a payment that is decided or missing. */
export function notePage(language: Lang, kind: 'left' | 'decided' | 'missing', backTo?: string) {
  const text = messages[language];
  const title = text[kind];
  const hint = kind === 'left' ? text.leftHint : kind === 'decided' ? text.decidedHint : '';
  return pageFrame(
    language,
    title,
    html`<h1>${title}</h1><p>${hint}</p>${backTo ? html`<p><a class="choice" href="${backTo}"><b>${text.back}</b></a></p>` : ''}`,
  );
}

/** Renders the page that a shopper sees when the provider refuses the request, with the reason for developers. */
export const refusalPage = (provider: Provider, reason: string) =>
  pageFrame(
    'fr',
    'Demande refusée',
    html`<h1>${providerNames[provider]} : demande refusée</h1><p class="bad" role="alert" lang="en">${reason}</p>
<p class="quiet" lang="en">The provider would refuse this request.</p>`,
  );
