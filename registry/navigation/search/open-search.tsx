import { openerOf, openOverPage } from '#client/over-page.ts';
import { pageLang } from '#client/page-lang.ts';
import { pageSite } from '#client/site.tsx';
import { closeOnBack } from '#ui/close-on-back.ts';
import { SearchDialog } from './search-dialog.tsx';
import { searchSettings } from './search-settings.ts';

/** Opens the search over the page; gives the focus back to the link that asked for it, or to the menu that it stood in. */
export function open(link: HTMLAnchorElement): void {
  const leave = openOverPage(
    (close) => (
      <SearchDialog
        lang={pageLang()}
        format={pageSite()}
        action={link.pathname}
        settings={searchSettings()}
        onClose={(then) =>
          entry.closed(() => {
            close();
            then?.();
          })
        }
      />
    ),
    openerOf(link),
  );
  const entry = closeOnBack(leave);
}
