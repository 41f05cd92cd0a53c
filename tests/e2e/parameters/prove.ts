import stored from '#content/89/parameters.json' with { type: 'json' };
import { expect, preview } from '../preview.ts';
import { pageProofs } from './index.ts';
import { test } from './kept.ts';
import type { PageProof } from './proof.ts';

/** What the page of a proof wears before: its own values, and the default of its parameter where the site has another. */
const wornBefore = ({ key, with: others = {} }: PageProof) => ({ ...others, ...(key in stored ? { [key]: null } : {}) });
const addressOf = (proof: PageProof) => JSON.stringify([proof.path ?? '/', wornBefore(proof)]);

/** Registers the proofs that are looked at on one kind of screen as tests; those that begin on the same page follow each other. */
export function prove(wanted: NonNullable<PageProof['screen']>): void {
  const proofs = pageProofs.filter(({ screen = 'desktop' }) => screen === wanted);
  for (const proof of proofs.toSorted((one, other) => addressOf(one).localeCompare(addressOf(other)))) {
    const { key, title, value, with: others = {}, path = '/', see, before, after } = proof;
    test(`${key}: ${title}`, async ({ page, origin, adminCookies, lookAgain }) => {
      expect(await lookAgain(path, wornBefore(proof), see), 'with the default').toEqual(before);
      await page.context().addCookies(adminCookies);
      await preview(page, origin, path, { ...others, [key]: value });
      expect(await see(page), `with ${value}`).toEqual(after);
    });
  }
}
