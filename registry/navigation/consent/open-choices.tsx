import { openOverPage } from '#client/over-page.ts';
import { pageLang } from '#client/page-lang.ts';
import { askedPurposes, namedPartners } from './asked-purposes.ts';
import { ChoicesDialog } from './choices-dialog.tsx';

/** Opens the window of choices over the page; gives the focus back to the link that asked for it. */
export function open(link: HTMLAnchorElement): void {
  openOverPage(
    (close) => (
      <ChoicesDialog
        lang={pageLang()}
        asked={askedPurposes()}
        partners={namedPartners()}
        policyHref={link.getAttribute('href') ?? '/cookie-policy'}
        onClose={close}
      />
    ),
    link,
  );
}
