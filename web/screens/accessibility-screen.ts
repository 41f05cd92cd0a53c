import { messages as allMessages } from '#messages/generated/web/screens/accessibility.ts';
import type { Component } from '#schemas/page.ts';
import type { Lang } from '#schemas/site.ts';

/**
 * Builds the information on accessibility (Code de la consommation, D412-57): what the site offers and how it works, how it meets the
 * requirements, as the project's tests check it, and the form that reports a fault.
 */
export function accessibilityScreen(slug: string, lang: Lang): Component {
  const { title, sections } = allMessages[lang];
  const texts = Object.values(sections).map((part) => `<h2>${part.title}</h2><p>${part.text}</p>`);
  const nodes = [
    { id: 'heading', type: 'heading', v: 1, props: { text: title, level: 1 } },
    { id: 'text', type: 'rich-text', v: 1, props: { html: texts.join('') } },
    { id: 'report', type: 'accessibility-report', v: 1, props: {}, bind: { result: 'params.result' } },
  ];
  const section = { id: 'section', type: 'section', v: 1, props: { padding: 'medium', width: 'page' }, slots: { default: nodes } };
  return { slug, title, metaDescription: '', cms: { format: 1, layouts: [{ id: 1, name: slug, nodes: [section] }] } };
}
