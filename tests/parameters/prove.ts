import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import stored from '#content/89/parameters.json' with { type: 'json' };
import type { PageProof } from './proof.ts';
import { openShop, type ShopInBrowser, type View } from './shop-in-browser.ts';

const viewOf = ({ path = '/', screen = 'desktop', needsScripts = false }: PageProof) => ({ path, screen, needsScripts });

/** The page with the parameter's default, also where the site has another value. */
const viewBefore = (proof: PageProof): View => ({
  ...viewOf(proof),
  values: { ...proof.with, ...(proof.key in stored && { [proof.key]: null }) },
});
const viewAfter = (proof: PageProof): View => ({ ...viewOf(proof), values: { ...proof.with, [proof.key]: proof.value } });

/** Registers proofs as tests; those that begin on the same page follow each other. */
export function prove(proofs: readonly PageProof[]): void {
  let shop: ShopInBrowser;
  beforeAll(async () => {
    shop = await openShop(inject('shop'));
  });
  afterAll(() => shop?.close());
  const sorted = proofs
    .map((proof) => ({ proof, address: JSON.stringify(viewBefore(proof)) }))
    .toSorted((one, other) => one.address.localeCompare(other.address));
  for (const { proof } of sorted) {
    const { key, title, value, see, before, after } = proof;
    it(`${key}: ${title}`, async () => {
      expect(await shop.look(viewBefore(proof), see), 'with the default').toEqual(before);
      expect(await shop.look(viewAfter(proof), see), `with ${value}`).toEqual(after);
      expect(await shop.takeFaults(), 'nothing unexpected happened in the browser').toEqual([]);
    });
  }
}
