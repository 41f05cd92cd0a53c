import type { Page } from 'playwright';

/** Collects what should not happen in a browser while pages of a shop are open. */
export type PageWatch = {
  /** Listens to a page from now on. */
  watch: (page: Page) => void;
  /**
   * Returns the faults since the last call and forgets them: console errors and warnings, exceptions, answers of 5xx, requests to other
   * origins.
   */
  takeFaults: () => Promise<string[]>;
};

/** By the clock: on a busy machine Chromium says it of pictures that are on the page. */
const unusedPreload = /^The resource (\S+) was preloaded using link preload but not used/;

/**
 * Returns whether a document has a picture from an address; also true after the document was left. The picture may have several sizes:
 * Chromium shows a larger one if it still has it.
 */
const hasPicture = (page: Page, { document: url, picture }: { document: string; picture: string }) =>
  page
    .evaluate(
      ([left, source]) =>
        location.href !== left ||
        [...document.images].some(({ currentSrc, srcset }) => currentSrc === source || srcset.includes(new URL(source).pathname)),
      [url, picture] as const,
    )
    .catch(() => true);

/** Watches pages that may ask one origin only, without a slash at its end. */
export function watchPages(origin: string): PageWatch {
  let faults: string[] = [];
  let looks: Promise<unknown>[] = [];
  return {
    watch: (page) => {
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const { url } = message.location();
        const fault = `console ${message.type()}: ${message.text()} (${url})`;
        const picture = unusedPreload.exec(message.text())?.[1];
        if (picture) looks.push(hasPicture(page, { document: url, picture }).then((isThere) => isThere || faults.push(fault)));
        else faults.push(fault);
      });
      page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== origin) faults.push(`foreign request: ${request.url()}`);
      });
    },
    takeFaults: async () => {
      await Promise.all(looks);
      const taken = faults;
      [faults, looks] = [[], []];
      return taken;
    },
  };
}
