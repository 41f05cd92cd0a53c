import { type Page, test } from '@playwright/test';

type Guard = { expectAccessible: (page: Page, options: { except?: string }) => Promise<void> };

/** A look of axe at a page as it stands after a person has done something, as a step of the test. */
export type Look = (what: string, arrive?: () => Promise<unknown>) => Promise<void>;

/** @param options what axe leaves out, such as a frame that shows a page of the site */
export const lookAt =
  (page: Page, guard: Guard, options: { except?: string } = {}): Look =>
  (what, arrive) =>
    test.step(what, async () => {
      await arrive?.();
      await guard.expectAccessible(page, options);
    });
