import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** The link of this page that an event is about, if following it would show another page of the site. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  if (/^\/(api|media|admin)(\/|$)/.test(link.pathname)) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash !== '' ? undefined : link;
}

const hrefOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/**
 * Makes plain links of the site, those in baked HTML above all, change the page without loading it anew,
 * and fetches a page as soon as a pointer or the focus rests on its link.
 */
export function useSoftLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      void router.push(hrefOf(link));
    };
    const prepare = (event: Event) => {
      const link = linkOf(event);
      if (link) void router.prefetch(hrefOf(link));
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [router]);
}
