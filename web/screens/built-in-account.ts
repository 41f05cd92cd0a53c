import type { Component } from '#schemas/page.ts';
import type { Lang } from '#schemas/site.ts';

type BuiltIn = { blocks: readonly string[]; title: Record<Lang, string>; width: 'page' | 'narrow'; bind?: Record<string, string> };

/** Screens of the account that a site may leave to us: without them a link of an e-mail or of a form would lead nowhere. */
const screens: Readonly<Record<string, BuiltIn>> = {
  'password-reset-ask': {
    blocks: ['password-reset-ask'],
    title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
    width: 'narrow',
  },
  'password-reset': {
    blocks: ['password-reset'],
    title: { fr: 'Choisir un nouveau mot de passe', en: 'Choose a new password' },
    width: 'narrow',
    bind: { token: 'params.token' },
  },
  'account-return': { blocks: ['order-return'], title: { fr: 'Renvoyer des articles', en: 'Send items back' }, width: 'page' },
  'product-customize': { blocks: ['customization-steps'], title: { fr: 'Personnaliser', en: 'Customize' }, width: 'page' },
  'account-return-detail': { blocks: ['return-detail'], title: { fr: 'Suivi de votre retour', en: 'Your return' }, width: 'page' },
  'order-follow': { blocks: ['order-follow'], title: { fr: 'Suivre une commande', en: 'Follow an order' }, width: 'page' },
  'stock-alerts': { blocks: ['account-menu', 'stock-alerts'], title: { fr: 'Mes alertes', en: 'My alerts' }, width: 'page' },
  'stock-alert-removal': {
    blocks: ['stock-alerts'],
    title: { fr: 'Retirer une alerte', en: 'Take an alert off' },
    width: 'narrow',
    bind: { alertKey: 'params.key' },
  },
  wishlist: { blocks: ['account-menu', 'wishlist'], title: { fr: 'Mes favoris', en: 'My wishlist' }, width: 'page' },
};

/** A screen of the account made of its blocks; undefined for any other name. */
export function builtInAccount(slug: string, lang: Lang): Component | undefined {
  const screen = Object.hasOwn(screens, slug) ? screens[slug] : undefined;
  if (!screen) return undefined;
  const title = screen.title[lang];
  const nodes = [
    { id: 'heading', type: 'heading', v: 1, props: { text: title, level: 1 } },
    ...screen.blocks.map((type) => ({ id: type, type, v: 1, props: {}, ...(screen.bind && { bind: screen.bind }) })),
  ];
  const section = { id: 'section', type: 'section', v: 1, props: { padding: 'medium', width: screen.width }, slots: { default: nodes } };
  return { slug, title, metaDescription: '', cms: { format: 1, layouts: [{ id: 1, name: slug, nodes: [section] }] } };
}
