import { type Messages, messages } from '#messages/generated/web/screens/built-in-account.ts';
import type { Component } from '#schemas/page.ts';
import type { Lang } from '#schemas/site.ts';

type BuiltIn = { blocks: readonly string[]; width: 'page' | 'narrow'; bind?: Record<string, string> };

/** Screens of the account that a site may leave to us: without them a link of an e-mail or of a form would lead nowhere. */
const screens: Readonly<Record<keyof Messages, BuiltIn>> = {
  'password-reset-ask': {
    blocks: ['password-reset-ask'],
    width: 'narrow',
  },
  'password-reset': {
    blocks: ['password-reset'],
    width: 'narrow',
    bind: { token: 'params.token' },
  },
  'account-return': { blocks: ['order-return'], width: 'page' },
  'product-customize': { blocks: ['customization-steps'], width: 'page' },
  'account-return-detail': { blocks: ['return-detail'], width: 'page' },
  'order-follow': { blocks: ['order-follow'], width: 'page' },
  withdrawal: {
    blocks: ['withdrawal'],
    width: 'narrow',
    bind: {
      declarationKey: 'query.declaration',
      correctionKey: 'query.correction',
      orderId: 'query.order',
      orderKey: 'query.key',
      reference: 'query.reference',
      fault: 'query.fault',
    },
  },
  'stock-alerts': { blocks: ['account-menu', 'stock-alerts'], width: 'page' },
  'stock-alert-removal': {
    blocks: ['stock-alerts'],
    width: 'narrow',
    bind: { alertKey: 'params.key' },
  },
  wishlist: { blocks: ['account-menu', 'wishlist'], width: 'page' },
};

const isBuiltIn = (slug: string): slug is keyof Messages => Object.hasOwn(screens, slug);

/** A screen of the account made of its blocks; undefined for any other name. */
export function builtInAccount(slug: string, lang: Lang): Component | undefined {
  if (!isBuiltIn(slug)) return undefined;
  const screen = screens[slug];
  const title = messages[lang][slug];
  const nodes = [
    { id: 'heading', type: 'heading', v: 1, props: { text: title, level: 1 } },
    ...screen.blocks.map((type) => ({ id: type, type, v: 1, props: {}, ...(screen.bind && { bind: screen.bind }) })),
  ];
  const section = { id: 'section', type: 'section', v: 1, props: { padding: 'medium', width: screen.width }, slots: { default: nodes } };
  return { slug, title, metaDescription: '', cms: { format: 1, layouts: [{ id: 1, name: slug, nodes: [section] }] } };
}
