import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isPlainPress } from '#client/plain-press.ts';
import { withPageQuery } from './page-query-link.ts';

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hreflang' | 'hasAttribute'>;

/** Addresses where a provider's script may run. Their documents have a content policy of their own, which stays with the document. */
const paymentPage = /(?:^|\/)cart\/payment\/?$/;

/**
 * Returns whether a link shows another page of the site in the current document. A link that changes the language does not: the document's
 * language is for screen readers, and its data is in that language.
 */
export function isSoft(link: Link, here: Pick<Location, 'origin' | 'pathname' | 'search'>, lang: string): boolean {
  if (link.origin !== here.origin || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  if (paymentPage.test(link.pathname) || paymentPage.test(here.pathname)) return false;
  if ((link.hreflang && link.hreflang !== lang) || /^\/(api|media|admin)(\/|$)/.test(link.pathname)) return false;
  return link.hash === '' || link.pathname !== here.pathname || link.search !== here.search;
}

/** The link that was clicked, if it is a soft one. One that changes the language takes the page's query along, however it is opened. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const query = link?.hreflang ? withPageQuery(link, location) : undefined;
  if (link && query) link.search = query;
  return link && isSoft(link, location, document.documentElement.lang) ? link : undefined;
}

/**
 * Makes plain links of the site, those in baked HTML above all, change the page without loading it anew.
 */
export function useSoftLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const go = async ({ pathname, search, hash }: HTMLAnchorElement, scroll: boolean) => {
      const hasCome = await router.push(pathname + search + hash, undefined, { scroll });
      // As a browser does when it loads a page.
      if (hasCome && hash === '') document.querySelector<HTMLElement>('main [autofocus]')?.focus();
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      void go(link, !link.hasAttribute('data-keep-scroll'));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
}
