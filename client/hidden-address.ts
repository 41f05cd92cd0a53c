/** What the address bar hides on this page, for the page that is loaded again. It lasts as long as the tab. */
const storageName = 'hiddenAddress';

type Hidden = { shown: string; search: string };

function readHidden(): Hidden | null {
  try {
    const { shown, search } = Object(JSON.parse(sessionStorage.getItem(storageName) ?? 'null')) as Partial<Hidden>;
    return typeof shown === 'string' && typeof search === 'string' ? { shown, search } : null;
  } catch {
    return null;
  }
}

/** Shows another address of this origin in the address bar, so that scripts of others cannot read the query. */
export function hideAddress(shown: string): void {
  const { search } = window.location;
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ shown, search }));
  } catch {
    // Without storage a page that is loaded again asks for what it has lost.
  }
  window.history.replaceState(window.history.state, '', shown);
}

/** Returns path and query of the page, with a query that `hideAddress` has hidden. */
export function readAddress(): { pathname: string; search: string } {
  const { pathname, search, href } = window.location;
  const hidden = readHidden();
  return { pathname, search: hidden?.shown === href ? hidden.search : search };
}
