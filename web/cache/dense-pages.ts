import { type KeptPage, packDensely } from './kept-page.ts';

/** Milliseconds of rest after each page: when a change has dropped hundreds, most of a core stays free for visitors. */
const restMs = 250;

/** Packs pages that are asked for again in fewer bytes, one at a time. Undefined: it is packed so already, or another is under way. */
export function openDensePacking(): (page: KeptPage) => Promise<KeptPage | undefined> {
  let isBusy = false;
  return async (page) => {
    if (isBusy || page.isDense) return undefined;
    isBusy = true;
    try {
      return await packDensely(page);
    } finally {
      setTimeout(() => {
        isBusy = false;
      }, restMs).unref();
    }
  };
}
