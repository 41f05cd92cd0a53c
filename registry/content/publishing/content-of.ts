import type { LoadContext } from '#renderer/types.ts';
import type { Album } from '#schemas/album.ts';
import type { Blog, BlogCrumb, BlogFolder } from '#schemas/blog.ts';
import type { Element, EventFacts } from '#schemas/element.ts';
import type { Service } from '#schemas/service.ts';

export type Event = Element & { event: EventFacts };

/** The piece of content that a fixed screen is about; each was parsed where it entered. */
type Content = {
  article?: Blog;
  folder?: BlogFolder;
  /** The way from the blog to `folder`, itself the last. */
  way?: readonly BlogCrumb[];
  album?: Album;
  service?: Service;
  event?: Event;
};

/** Returns the published content in a page's data context; its fields are missing on other pages. */
export const contentOf = (data: LoadContext['data']): Content => data as Content;

/** The event of an event sheet. A block that is nothing without one is left out. @throws Error on other pages */
export function requireEvent(data: LoadContext['data']): Event {
  const { event } = contentOf(data);
  if (!event?.event) throw new Error('there is no event on this page');
  return event;
}

/** The page of a list that the address names (`?page=2`); an odd number is the first. */
export function pageNumberOf({ query }: Pick<LoadContext, 'query'>): number {
  const asked = query.page ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}
