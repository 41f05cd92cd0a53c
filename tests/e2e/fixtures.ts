import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test as base } from './shop-of-worker.ts';

type Guard = {
  /** Console errors of this text are part of what the test provokes, e.g. the browser's line about a 404. */
  allowConsole(text: RegExp): void;
  /** Watches a page that the test opens by itself as it watches its own. */
  watch(page: Page): void;
  /** Fails when axe finds a fault on the page as it stands, outside what `except` selects. */
  expectAccessible(page: Page, options?: { except?: string }): Promise<void>;
};

/** Waits for transitions to end: a colour on its way is none that a person reads. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** By the clock: on a busy machine Chromium says it of pictures that are on the page. */
const unusedPreload = /^The resource (\S+) was preloaded using link preload but not used/;

/**
 * Whether a document has a picture from an address; true as well of one that has been left since. It may be one of several sizes: where
 * Chromium still has a larger one, it shows that.
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

/**
 * The project's `test`: a console error or warning, an exception, a hydration mismatch, an answer of 5xx
 * or a request to a foreign host that the test did not announce fails it.
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ page, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const faults: string[] = [];
      const looks: Promise<unknown>[] = [];
      const watch = (watched: Page) => {
        watched.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return;
          const { url } = message.location();
          const fault = `console ${message.type()}: ${message.text()} (${url})`;
          const picture = unusedPreload.exec(message.text())?.[1];
          if (picture) looks.push(hasPicture(watched, { document: url, picture }).then((isThere) => isThere || faults.push(fault)));
          else faults.push(fault);
        });
        watched.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
        watched.on('response', (response) => {
          if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
        });
        watched.on('request', (request) => {
          const url = new URL(request.url());
          if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL ?? '').origin)
            faults.push(`foreign request: ${request.url()}`);
        });
      };
      watch(page);
      await use({
        allowConsole: (text) => void allowed.push(text),
        watch,
        expectAccessible: async (target, { except } = {}) => {
          // What comes while axe looks, a message for one, stands there at once.
          await target.emulateMedia({ reducedMotion: 'reduce' });
          // Sections that are laid out late have no place yet that axe could look at.
          await target.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
          await settle(target);
          const axe = new AxeBuilder({ page: target })
            .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'], resultTypes: ['violations'] })
            // Reads frames of this origin only, as all of ours are, without a second page for each look: a third of the time.
            .setLegacyMode();
          if (except) axe.exclude(except);
          const { violations } = await axe.analyze();
          await target.emulateMedia({ reducedMotion: null });
          const found = violations.flatMap((violation) =>
            violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
          );
          expect(found, 'axe finds nothing').toEqual([]);
        },
      });
      await Promise.all(looks);
      expect(
        faults.filter((fault) => !allowed.some((text) => text.test(fault))),
        'nothing unexpected happened in the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
