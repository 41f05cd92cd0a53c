import type { Page } from '@playwright/test';

/** An address of each kind of page of the sample sites, but for sheets, whose numbers the import gives. */
const addresses = {
  boutique: [
    '/',
    '/nos-vetements',
    '/nos-vetements/robes-occasion-location',
    '/boutique-vetement-aizenay',
    '/products/search?search=robe',
    '/relooking-vestimentaire',
    '/evenements-ateliers-mode',
    '/a-propos',
    '/me-contacter',
    '/actualites',
    '/blog',
    '/albums',
    '/sale-terms',
    '/cart',
    '/auth',
    '/account',
    '/password/reset/ask',
    '/une-page/qui-n-existe-pas',
  ],
  wine: [
    '/',
    '/vins',
    '/vins/rouges',
    '/coffrets-et-cadeaux',
    '/domaine',
    '/domaine/vignes',
    '/domaine/millesimes',
    '/visites',
    '/journal',
    '/contact',
    '/actualites',
    '/sale-terms',
    '/cart',
    '/auth',
    '/en',
    '/en/vins',
    '/une-page/qui-n-existe-pas',
  ],
} as const;

const sheets = {
  boutique: ['sac-cabas-cuir', 'robe-plissee-vert-sauge', 'robe-de-soiree-satin-emeraude'],
  wine: ['la-grande-tuffe', 'brumes', 'coffret-tour-des-parcelles'],
} as const;

/** Address of a product's sheet, whose number the import gave. */
export async function sheetOf(page: Page, slug: string): Promise<string> {
  const answer = await page.request.get(`/api/product?nbItem=1&slug=${slug}`);
  const { data } = (await answer.json()) as { data: { products: { url: string }[] } };
  return data.products[0]?.url ?? '';
}

/** An address of each kind of page, sheets of several kinds of products among them. */
export async function pageTypes(page: Page, site: keyof typeof addresses): Promise<string[]> {
  const found: string[] = [...addresses[site]];
  for (const slug of sheets[site]) found.push(await sheetOf(page, slug));
  return found;
}
