import { expect, preview, test } from '../preview.ts';
import { pageProofs } from './index.ts';
import type { PageProof } from './proof.ts';

/** Registers the proofs that are looked at on one kind of screen as tests. */
export function prove(wanted: NonNullable<PageProof['screen']>): void {
  for (const { key, title, value, with: others = {}, path = '/', screen = 'desktop', see, before, after } of pageProofs) {
    if (screen !== wanted) continue;
    test(`${key}: ${title}`, async ({ page, origin, adminCookies }) => {
      await page.context().addCookies(adminCookies);
      await preview(page, origin, path, { ...others, [key]: null });
      expect(await see(page), 'with the default').toEqual(before);
      await preview(page, origin, path, { ...others, [key]: value });
      expect(await see(page), `with ${value}`).toEqual(after);
    });
  }
}
