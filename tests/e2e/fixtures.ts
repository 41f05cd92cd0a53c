import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { watchPages } from '../browser/watch-page.ts';
import { test as base } from './shop-of-worker.ts';

type Guard = {
  /** Console errors of this text are part of what the test provokes, e.g. the browser's line about a 404. */
  allowConsole(text: RegExp): void;
  /** Watches a page that the test opens by itself as it watches its own. */
  watch(page: Page): void;
  /** Fails when axe finds a fault on the page as it stands, outside what `except` selects. */
  expectAccessible(page: Page, options?: { except?: string }): Promise<void>;
};

/** Waits for transitions to end, of which few are left with reduced motion: a colour on its way is none that a person reads. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // Sections that are laid out late have no place yet that axe could look at.
    document.documentElement.setAttribute('data-whole', '');
    const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/**
 * The project's `test`: a console error or warning, an exception, a hydration mismatch, an answer of 5xx
 * or a request to a foreign host that the test did not announce fails it.
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ page, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const { watch, takeFaults } = watchPages(new URL(baseURL ?? '').origin);
      watch(page);
      await use({
        allowConsole: (text) => void allowed.push(text),
        watch,
        expectAccessible: async (target, { except } = {}) => {
          await settle(target);
          const axe = new AxeBuilder({ page: target })
            .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'], resultTypes: ['violations'] })
            // Reads frames of this origin only, as all of ours are, without a second page for each look: a third of the time.
            .setLegacyMode();
          if (except) axe.exclude(except);
          const { violations } = await axe.analyze();
          const found = violations.flatMap((violation) =>
            violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
          );
          expect(found, 'axe finds nothing').toEqual([]);
        },
      });
      expect(
        (await takeFaults()).filter((fault) => !allowed.some((text) => text.test(fault))),
        'nothing unexpected happened in the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
