import { openOverPage } from '#client/over-page.ts';
import { pageLang } from '#client/page-lang.ts';
import { type FullscreenItem, FullscreenSlider } from './fullscreen-slider.tsx';

/** Opens the slider on the picture that a `ZoomLink` names, with all pictures of its group; gives the focus back afterwards. */
export function open(link: HTMLAnchorElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-opens="fullscreen"]')].filter(
    ({ dataset }) => dataset.group === link.dataset.group,
  );
  const close = () => {
    window.removeEventListener('popstate', close);
    leave();
  };
  const [items, start] = [links.map(itemOf), Math.max(0, links.indexOf(link))];
  const leave = openOverPage(() => <FullscreenSlider items={items} start={start} lang={pageLang()} onClose={close} />, link);
  // The way back leaves the page that the pictures belong to.
  window.addEventListener('popstate', close);
}

/** The picture behind a link, by the address it is served under without its width. */
function itemOf(link: HTMLAnchorElement): FullscreenItem {
  const image = link.querySelector('img');
  return {
    url: (link.getAttribute('href') ?? '').replace(/-\d+\.\w+$/, ''),
    alt: image?.alt ?? '',
    caption: link.dataset.caption ?? '',
    preview: image?.currentSrc ?? '',
    ratio: (image?.naturalWidth || image?.width || 1) / (image?.naturalHeight || image?.height || 1),
  };
}
