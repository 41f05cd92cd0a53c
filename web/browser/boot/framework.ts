import { type Ask, type EarlyPage, isLeaving, unmark } from '#renderer/react/early-page.ts';
import { reloadOnce } from '#renderer/react/reload-once.ts';
import { type FrameworkScripts, frameworkElement } from '../../model/page-scripts.ts';

export type Framework = {
  /** Starts the page's code, once. After the next paint, so that what was pressed shows first. */
  start: () => void;
  /** Starts it when the page is loaded and the browser has nothing else to do. */
  startWhenIdle: () => void;
};

/** Calls `then` once the document is parsed. */
export const onceParsed = (then: () => void): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then, { once: true });
  else then();
};

const onceIdle = (then: () => void): void => {
  const wait = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(() => then(), { timeout: 4000 }) : setTimeout(then, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/** Returns whether the person or the connection asks for little data. */
const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return (
    connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '') || matchMedia('(prefers-reduced-data: reduce)').matches
  );
};

const readScripts = (): FrameworkScripts | undefined => {
  const text = document.getElementById(frameworkElement)?.textContent;
  return text ? (JSON.parse(text) as FrameworkScripts) : undefined;
};

/**
 * The page's code, whose scripts stand in the page as data: fetched when the browser is idle, unless data is to be saved, and run
 * when it is first needed. On a page whose scripts stand in it as scripts there is nothing to do.
 */
export function openFramework(page: EarlyPage): Framework {
  let isStarted = false;
  const run = () => {
    const scripts = readScripts();
    if (!scripts) return;
    const append = (source: { text: string } | { src: string }) =>
      document.head.append(Object.assign(document.createElement('script'), { async: false }, source));
    if (scripts.inline) append({ text: scripts.inline });
    for (const src of scripts.files) append({ src });
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // A page that is not shown has no frames.
    onceParsed(() => (document.hidden ? run() : requestAnimationFrame(() => setTimeout(run))));
  };
  onceIdle(() => {
    if (isStarted || savesData()) return;
    for (const href of readScripts()?.files ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
  });
  takeOutLost(page);
  return { start, startWhenIdle: () => onceIdle(start) };
}

/**
 * Takes the tag of a script that could not be fetched, as after a new version went online, out of the document. The bundler's
 * loader waits for the tag of a chunk that it finds there; of one that has failed already it would hear nothing more, and the
 * whole page would stay without React. Where the tag is gone it asks again, and the block's boundary learns that it is lost.
 * While nothing is alive yet the page is loaded anew, at most once a minute; after that it stays what it is without its code.
 */
function takeOutLost(page: EarlyPage): void {
  const lost = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') reloadOnce();
    if (!(target instanceof HTMLScriptElement) || !target.src.includes('/_next/static/')) return;
    target.remove();
    if (page.isLive || reloadOnce()) return;
    for (const ask of page.asks.splice(0)) {
      unmark(ask.target);
      if (ask.kind === 'submit' && ask.submitter) unmark(ask.submitter);
      // The way to another page needs no code.
      if (isLeaving(ask)) leave(ask);
    }
  };
  addEventListener('error', lost, true);
}

const leave = ({ kind, target }: Ask): void => {
  if (target instanceof HTMLFormElement && kind === 'submit') target.submit();
  else target.click();
};
