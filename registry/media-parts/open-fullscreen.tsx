import { createRoot } from 'react-dom/client';
import { type FullscreenItem, FullscreenSlider } from './fullscreen-slider.tsx';

/** Opens the slider on the picture that a `ZoomLink` names, with all pictures of its group; gives the focus back afterwards. */
export function open(link: HTMLAnchorElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-opens="fullscreen"]')].filter(
    ({ dataset }) => dataset.group === link.dataset.group,
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    window.removeEventListener('popstate', close);
    root.unmount();
    place.remove();
    link.focus({ preventScroll: true });
  };
  // The way back leaves the page that the pictures belong to.
  window.addEventListener('popstate', close);
  const lang = document.documentElement.lang.startsWith('en') ? 'en' : 'fr';
  root.render(<FullscreenSlider items={links.map(itemOf)} start={Math.max(0, links.indexOf(link))} lang={lang} onClose={close} />);
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
