import { isPlainPress } from '#client/plain-press.ts';

/** Parts that open over the page. Each is loaded at its first use, and exports `open`. */
const parts: Readonly<Record<string, () => Promise<{ open: (link: HTMLAnchorElement) => void | Promise<void> }>>> = {
  fullscreen: () => import('./content/fullscreen/open-fullscreen.tsx'),
  'quick-add': () => import('./catalogue/products/open-quick-add.tsx'),
  row: () => import('./catalogue/products/move-row.ts'),
  search: () => import('./navigation/search/open-search.tsx'),
  wishlist: () => import('./catalogue/products/toggle-wish.ts'),
  account: () => import('./account/sign-in/open-account.tsx'),
  cookies: () => import('./navigation/consent/open-choices.tsx'),
};

/**
 * Makes links with `data-opens` open that part instead of following their address, which serves without JavaScript, in another tab
 * and when the code cannot be had; a button has no address. One listener for the page, so that static HTML can hold them.
 * @returns what stops it
 */
export function openOnClick(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-opens]') : null;
    const part = parts[link?.dataset.opens ?? ''];
    if (!link || !part || !isPlainPress(event)) return;
    event.preventDefault();
    part().then(
      ({ open }) => open(link),
      () => link.href && location.assign(link.href),
    );
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
