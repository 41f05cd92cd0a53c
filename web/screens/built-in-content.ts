import { messages as titles } from '#messages/generated/web/screens/built-in-content.ts';
import type { Component } from '#schemas/page.ts';
import type { Lang } from '#schemas/site.ts';

/** Screens of blog, albums, services and events for sites that have no documents of their own for them. */

type Node = { id: string; type: string; v: 1; props: object; bind?: Record<string, string>; slots?: Record<string, Node[]> };

const node = (type: string, props: object = {}, more: Pick<Node, 'bind' | 'slots'> = {}): Node => ({
  id: type,
  type,
  v: 1,
  props,
  ...more,
});
const section = (id: string, padding: 'small' | 'medium' | 'large', ...nodes: Node[]): Node => ({
  ...node('section', { padding, width: 'page' }, { slots: { default: nodes } }),
  id,
});
const documentOf = (...nodes: Node[]) => ({
  format: 1,
  layouts: nodes.map((each, index) => ({ id: index + 1, name: each.id, nodes: [each] })),
});

const listing = (title: string, ...blocks: Node[]) =>
  documentOf(section('title', 'small', node('heading', { text: title, level: 1 })), section('list', 'medium', ...blocks));
const sheet = (block: Node) => documentOf(node('breadcrumb'), block);

/** The folder's name and what it says of itself come from the address. */
const folder = documentOf(
  node('breadcrumb'),
  section('title', 'small', node('heading', { text: 'Blog', level: 1 }, { bind: { text: 'folder.name' } })),
  section('list', 'medium', node('blog-folders'), node('blog-list')),
);

/** Details of an event, beside its registration. */
const event = documentOf(
  section(
    'event',
    'large',
    node(
      'columns',
      { split: 'wide-first', gap: 'large', align: 'start' },
      { slots: { first: [node('event')], second: [node('event-registration')] } },
    ),
  ),
);

/** One of these screens; undefined for another name. */
export function builtInContent(slug: string, lang: Lang): Component | undefined {
  const messages = titles[lang];
  const documents: Readonly<Record<string, { title: string; cms: object }>> = {
    blog: { title: messages.blog, cms: listing(messages.blog, node('blog-folders'), node('blog-list', { featured: true })) },
    'blog-folder': { title: messages.blog, cms: folder },
    'blog-article': { title: messages.blog, cms: sheet(node('article')) },
    albums: { title: messages.albums, cms: listing(messages.albums, node('album-list')) },
    'album-sheet': { title: messages.albums, cms: sheet(section('album', 'medium', node('album'))) },
    services: { title: messages.services, cms: listing(messages.services, node('service-list')) },
    'event-sheet': { title: messages.events, cms: event },
    'service-sheet': { title: messages.services, cms: sheet(section('service', 'medium', node('service'), node('service-booking'))) },
  };
  const found = Object.hasOwn(documents, slug) ? documents[slug] : undefined;
  return found && { slug, title: found.title, metaDescription: '', cms: found.cms };
}
