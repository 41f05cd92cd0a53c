import type { Page } from 'playwright';
import type { ParameterKey } from '#schemas/parameters/index.ts';
import type { PageProof } from './proof.ts';

/** Another page of the site, looked at with the same unsaved values: its status and its HTML. */
async function another(page: Page, path: string): Promise<{ status: number; html: string }> {
  const url = new URL(path, page.url());
  url.search = new URL(page.url()).search;
  const answer = await page.request.get(url.href);
  return { status: answer.status(), html: await answer.text() };
}

const titled = { name: /Douze robes|Un atelier pour|Faire de la place/ };
const promoted = (page: Page) => page.locator('main section').filter({ has: page.getByRole('heading', titled) });
/** Returns how news is announced: the number of items and pictures, and how many are side by side. */
const look = async (page: Page) => {
  const titles = promoted(page).getByRole('heading', titled);
  const boxes = await Promise.all((await titles.all()).map((title) => title.boundingBox()));
  const rows = new Set(boxes.map((box) => Math.round(box?.y ?? 0)));
  return { pieces: boxes.length, pictures: await promoted(page).locator('img').count(), rows: rows.size };
};

const legalPages: readonly (readonly [ParameterKey, path: string])[] = [
  ['LEGAL_NOTICE', '/legal-notice'],
  ['PRIVACY_POLICY', '/privacy-policy'],
  ['COOKIE_POLICY', '/cookie-policy'],
  ['USE_TERMS', '/use-terms'],
  ['SALE_TERMS', '/sale-terms'],
];
const legal = legalPages.map(
  ([key, path]): PageProof => ({
    key,
    title: 'is the text of its page, without anything that runs',
    value: '<h2>Article d’essai</h2><p onclick="alert(1)">Un texte.<script>alert(2)</script></p>',
    path,
    see: async (page) => ({
      title: await page.getByRole('heading', { name: 'Article d’essai' }).isVisible(),
      runs: await page.locator('main script, main [onclick]').count(),
    }),
    before: { title: false, runs: 0 },
    after: { title: true, runs: 0 },
  }),
);

const described: readonly (readonly [ParameterKey, path: string])[] = [
  ['HOME_PAGE_DESCRIPTION', '/'],
  ['CONTACT_PAGE_DESCRIPTION', '/me-contacter'],
  ['NEWS_PAGE_DESCRIPTION', '/actualites'],
  ['WINE_LIST_PAGE_DESCRIPTION', '/cave-d-essai'],
];
const descriptions = described.map(
  ([key, path]): PageProof => ({
    key,
    title: 'is what search engines and shared links say of the page',
    value: 'Une phrase d’essai pour les moteurs de recherche.',
    path,
    see: async (page) => {
      const texts = page.locator('meta[name="description"], meta[property="og:description"]');
      const said = await texts.evaluateAll((list) => list.map((meta) => meta.getAttribute('content')));
      return said.length > 0 && said.every((text) => text === 'Une phrase d’essai pour les moteurs de recherche.');
    },
    before: false,
    after: true,
  }),
);

const minors = 'Interdiction de vente de boissons alcooliques aux mineurs';
const breathalyser = 'Testez-vous avant de prendre le volant';
const notice = (text: string) => async (page: Page) => ({
  home: await page
    .getByRole('complementary', { name: /^Alcool/ })
    .getByText(text)
    .isVisible(),
  payment: (await another(page, '/cart/payment')).html.includes(text),
});

export const proofs: readonly PageProof[] = [
  {
    key: 'ENABLE_NEWSLETTER',
    title: 'the form stands on the home page',
    value: 'true',
    see: (page) => page.getByRole('region', { name: 'La lettre de la penderie' }).getByLabel('Votre adresse e-mail').isVisible(),
    before: false,
    after: true,
  },
  {
    key: 'SHOW_PROMOTE_NEWS',
    title: 'news is announced on the home page',
    value: 'false',
    see: (page) => promoted(page).first().isVisible(),
    before: true,
    after: false,
  },
  {
    key: 'PROMOTED_NEWS_STYLE',
    title: 'several pieces stand side by side, each with its picture',
    value: 'CARDS',
    see: look,
    before: { pieces: 1, pictures: 1, rows: 1 },
    after: { pieces: 3, pictures: 3, rows: 1 },
  },
  {
    key: 'PROMOTED_NEWS_STYLE',
    title: 'several pieces stand one below another, without pictures',
    value: 'LIST',
    see: look,
    before: { pieces: 1, pictures: 1, rows: 1 },
    after: { pieces: 3, pictures: 0, rows: 3 },
  },
  {
    key: 'DISPLAY_ALCOHOL_SELLING_MESSAGE',
    title: 'the home page and payment say that nothing is sold to minors',
    value: 'true',
    see: notice(minors),
    before: { home: false, payment: false },
    after: { home: true, payment: true },
  },
  {
    key: 'DISPLAY_ETHYLOTEST_MESSAGE',
    title: 'the home page and payment recommend a test before driving',
    value: 'true',
    see: notice(breathalyser),
    before: { home: false, payment: false },
    after: { home: true, payment: true },
  },
  {
    key: 'HIDE_CONTACT_PAGE',
    title: 'a contact page is there, and the foot of the page leads to it',
    value: 'false',
    see: async (page) => {
      const { status, html } = await another(page, '/contact');
      const link = await page.locator('footer a[href="/contact"]').isVisible();
      return { status, address: html.includes('Nous contacter'), link };
    },
    before: { status: 404, address: false, link: false },
    after: { status: 200, address: true, link: true },
  },
  {
    key: 'ACCESSIBILITY_STATEMENT',
    title: 'a page says how the site is accessible, and the foot of the page leads to it',
    value: 'true',
    see: async (page) => {
      const { status, html } = await another(page, '/accessibility');
      const link = await page.locator('footer a[href="/accessibility"]').isVisible();
      return { status, norm: html.includes('EN 301 549'), link };
    },
    before: { status: 404, norm: false, link: false },
    after: { status: 200, norm: true, link: true },
  },
  ...descriptions,
  ...legal,
];
