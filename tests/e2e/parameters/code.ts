import type { Page } from '@playwright/test';
import type { PageProof } from './proof.ts';

/** Widths of a picture of another origin: 0 where it was refused. */
async function _pictureWidth(page: Page): Promise<number> {
  const picture = page.getByRole('img', { name: 'Badge' });
  await picture.waitFor({ state: 'attached' });
  return picture.evaluate(async (image) => {
    const { decode } = image as HTMLImageElement;
    await decode.call(image).catch(() => undefined);
    return (image as HTMLImageElement).naturalWidth;
  });
}

export const proofs: readonly PageProof[] = [
  {
    key: 'GLOBAL_CSS',
    title: 'the owner’s CSS underlines the headings',
    value: 'main h1, main h2 { text-decoration: underline }',
    see: (page) =>
      page
        .getByRole('main')
        .getByRole('heading')
        .first()
        .evaluate((heading) => getComputedStyle(heading).textDecorationLine),
    before: 'none',
    after: 'underline',
  },
  {
    key: 'SCRIPT_TO_LOAD',
    title: 'the owner’s script writes into the tab’s title',
    value: 'document.title = "Bonjour du script"',
    path: '/sale-terms',
    see: async (page) => (await page.title()) === 'Bonjour du script',
    before: false,
    after: true,
  },
  {
    key: 'AFTER_BODY_HTML_TO_LOAD',
    title: 'the owner’s HTML stands at the end of the page',
    value: '<p>Une pastille ajoutée',
    see: (page) => page.getByText('Une pastille ajoutée').count(),
    before: 0,
    after: 1,
  },
];
