import type { EarlyPage } from '#renderer/react/early-page.ts';
import { keepFormFocus } from './form-focus.ts';
import { onceParsed, openFramework } from './framework.ts';
import { followIntents } from './intents.ts';
import { keepPresses } from './kept-press.ts';
import { noteAsks } from './note-asks.ts';
import { followOwnReasons, navigationType } from './own-reasons.ts';
import { showWhatIsOwn } from './seen-at-once.ts';

/*
 * The first script of every page, and before the first intent the only one
 * (docs/decisions/browser-and-machines.md#no-framework-before-the-first-intent). It stands in the page itself, so that nothing that is
 * pressed comes before it, or is a file before which `hold.ts` holds what is pressed
 * (docs/decisions/pages-and-caching.md#styles-and-the-first-script-are-files). `npm run generate` makes
 * web/generated/boot-script.ts of both.
 */

const page: EarlyPage = { asks: [], isLive: false, hasActed: false };
globalThis.earlyPage = page;
const framework = openFramework(page);
noteAsks(page, framework.start);
keepPresses();
followIntents(page, framework);
followOwnReasons(framework);
showWhatIsOwn(page);
lockRightClick();
keepFormFocus();

// A document that is loaded again, or at a part of it, is laid out whole: the place it is brought to hangs on the heights above it.
if (location.hash || /^(?:reload|back_forward)$/.test(navigationType() ?? '')) document.documentElement.dataset.whole = '';

// Blocks that wait for their code say in HTML, for browsers without scripts, that they cannot be sent. Here what is pressed is noted.
onceParsed(() => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-waits] button:disabled')) button.disabled = false;
});

// The router changes a page at Back; while it does not run, an entry that it made is loaded.
const { pathname, search } = location;
addEventListener('popstate', () => {
  if (!page.isLive && (location.pathname !== pathname || location.search !== search)) location.reload();
});

globalThis.releaseHeld?.();

/** Disables the context menu if the owner sets LOCK_RIGHT_CLICK. Fields keep it for pasting, and links for opening elsewhere. */
function lockRightClick(): void {
  addEventListener('contextmenu', (event) => {
    const isFree = event.target instanceof Element && event.target.closest('a, input, textarea, select, [contenteditable]');
    if (!isFree && document.querySelector('[data-locks-right-click]')) event.preventDefault();
  });
}
