import stored from '#content/89/parameters.json' with { type: 'json' };
import { expect, preview } from '../preview.ts';
import { pageProofs } from './index.ts';
import { test } from './kept.ts';
import { companionsOf, type PageProof } from './proof.ts';

type Values = Readonly<Record<string, string | null>>;

/** Values that a page wears whether a parameter has its default or not. */
const commonOf = (proofs: readonly PageProof[]): Values => Object.assign({}, ...proofs.map((proof) => proof.with));
/** What a page wears before: its own values, and the defaults of its parameters where the site has others. */
const wornBefore = (proofs: readonly PageProof[]): Values => ({
  ...commonOf(proofs),
  ...Object.fromEntries(proofs.filter(({ key }) => key in stored).map(({ key }) => [key, null])),
});
const wornAfter = (proofs: readonly PageProof[]): Values => ({
  ...commonOf(proofs),
  ...Object.fromEntries(proofs.map(({ key, value }) => [key, value])),
});
const addressOf = (proof: PageProof) => JSON.stringify([proof.path ?? '/', wornBefore(companionsOf(proof, pageProofs))]);

/** Registers the proofs that are looked at on one kind of screen as tests; those that begin on the same page follow each other. */
export function prove(wanted: NonNullable<PageProof['screen']>): void {
  const proofs = pageProofs.filter(({ screen = 'desktop' }) => screen === wanted);
  for (const proof of proofs.toSorted((one, other) => addressOf(one).localeCompare(addressOf(other)))) {
    const { key, title, value, path = '/', see, before, after, together } = proof;
    const companions = companionsOf(proof, pageProofs);
    test(`${key}: ${title}`, async ({ page, origin, adminCookies, lookAgain }) => {
      expect(await lookAgain(path, wornBefore(companions), see), 'with the default').toEqual(before);
      if (together) return expect(await lookAgain(path, wornAfter(companions), see), `with ${value}`).toEqual(after);
      await page.context().addCookies(adminCookies);
      await preview(page, origin, path, wornAfter(companions));
      expect(await see(page), `with ${value}`).toEqual(after);
    });
  }
}
