import { messages as siteMessages } from '#messages/generated/web/screens.ts';
import { messageFormName } from '#registry/content/dynamic-form/message-form.ts';
import type { Component } from '#schemas/page.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';
import { accessibilityScreen } from './accessibility-screen.ts';
import { builtInAccount } from './built-in-account.ts';
import { builtInContent } from './built-in-content.ts';

type Node = { id: string; type: string; v: 1; props: object; bind?: Record<string, string>; slots?: Record<string, Node[]> };

const documentOf = (...nodes: Node[]) => ({
  format: 1,
  layouts: nodes.map((node, index) => ({ id: index + 1, name: node.id, nodes: [node] })),
});

/** Legal notice for alcohol. It shows on the home page and at payment without the owner placing it. */
export const alcoholNotice = documentOf({ id: 'alcohol', type: 'alcohol-message', v: 1, props: {} });

export const hasAlcoholNotice = (values: ParameterValues): boolean =>
  values.DISPLAY_ALCOHOL_SELLING_MESSAGE || values.DISPLAY_ETHYLOTEST_MESSAGE;

/** Asks for the consent that the owner's scripts wait for, on a site whose documents place no notice. */
export const cookieNotice = documentOf({ id: 'cookies', type: 'cookie-notice', v: 1, props: {} });

/** A contact page made of the company's fields, with a form that writes to the shop. */
const contact = ({ contact: title, address, hours }: { contact: string; address: string; hours: string }) =>
  documentOf({
    id: 'contact',
    type: 'section',
    v: 1,
    props: { padding: 'large', width: 'page' },
    slots: {
      default: [
        { id: 'heading', type: 'heading', v: 1, props: { text: title, level: 1 } },
        {
          id: 'columns',
          type: 'columns',
          v: 1,
          props: { split: 'equal', gap: 'large' },
          slots: {
            first: [{ id: 'details', type: 'contact-details', v: 1, props: { title: address, showMapLink: true } }],
            second: [{ id: 'hours', type: 'opening-hours', v: 1, props: { title: hours } }],
          },
        },
        { id: 'message', type: 'dynamic-form', v: 1, props: { form: messageFormName } },
      ],
    },
  });

/** Target of the links in a newsletter's e-mails. */
const newsletter = documentOf({
  id: 'newsletter',
  type: 'newsletter-form',
  v: 1,
  props: {},
  bind: { token: 'params.token', action: 'query.do', list: 'query.list' },
});

/** The screens that a site has without a document of its own; undefined where it has none, or hides it (HIDE_CONTACT_PAGE). */
export function builtInScreen(slug: string, values: ParameterValues, lang: Lang): Component | undefined {
  const messages = siteMessages[lang];
  if (slug === 'newsletter') return { slug, title: messages.newsletter, metaDescription: '', cms: newsletter };
  if (slug === 'accessibility') return values.ACCESSIBILITY_STATEMENT ? accessibilityScreen(slug, lang) : undefined;
  if (slug === 'wishlist' && !values.DISPLAY_WISHLIST) return undefined;
  if (slug !== 'contact') return builtInAccount(slug, lang) ?? builtInContent(slug, lang);
  if (values.HIDE_CONTACT_PAGE) return undefined;
  return { slug, title: messages.contact, metaDescription: values.CONTACT_PAGE_DESCRIPTION, cms: contact(messages) };
}
