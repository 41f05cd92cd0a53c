import { createRoot } from 'react-dom/client';
import { askedPurposes, namedPartners } from './asked-purposes.ts';
import { ChoicesDialog } from './choices-dialog.tsx';

/** Opens the window of choices over the page; gives the focus back to the link that asked for it. */
export function open(link: HTMLAnchorElement): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    link.focus({ preventScroll: true });
  };
  root.render(
    <ChoicesDialog
      lang={document.documentElement.lang.startsWith('en') ? 'en' : 'fr'}
      asked={askedPurposes()}
      partners={namedPartners()}
      policyHref={link.getAttribute('href') ?? '/cookie-policy'}
      onClose={close}
    />,
  );
}
