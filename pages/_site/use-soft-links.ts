import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** The link that was clicked, if following it shows another page of the site. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  if (/^\/(api|media|admin)(\/|$)/.test(link.pathname)) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash !== '' ? undefined : link;
}

/**
 * Makes plain links of the site, those in baked HTML above all, change the page without loading it anew.
 */
export function useSoftLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      void router.push(link.pathname + link.search + link.hash, undefined, { scroll: !link.hasAttribute('data-keep-scroll') });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
}
