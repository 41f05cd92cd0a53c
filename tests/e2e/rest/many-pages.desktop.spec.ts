import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../../scripts/launch/stack.ts';
import { writeTestContent } from '../../../scripts/launch/test-content.ts';
import { expect, test } from '../fixtures.ts';
import { openDesk } from './stack-desk.ts';

const shelves = 20;
const perShelf = 99;

/** A site of 2,000 pages: shelves with pages below, each with a document of its own. */
function writeManyPages(folder: string): void {
  writeTestContent(folder);
  const site = join(folder, '89');
  const pages = JSON.parse(readFileSync(join(site, 'pages.json'), 'utf8')) as object[];
  const documents = ['accueil', 'a-propos', 'boutique', 'relooking', 'robes'];
  const pageOf = (key: string, title: string, url: string, children: object[] = []) => {
    const [document = ''] = documents;
    documents.push(...documents.splice(0, 1));
    copyFileSync(join(site, 'pages', `${document}.json`), join(site, 'pages', `${key}.json`));
    const words = { key, title, url, menuTitle: title, metaDescription: '', showInMenu: false };
    return { ...words, type: 'content', link: null, isValid: true, children };
  };
  for (let shelf = 0; shelf < shelves; shelf++) {
    const url = `/rayon-${shelf}`;
    const below = Array.from({ length: perShelf }, (_, n) => pageOf(`page-${shelf}-${n}`, `Page ${shelf} ${n}`, `${url}/page-${n}`));
    pages.push(pageOf(`rayon-${shelf}`, `Rayon ${shelf}`, url, below));
  }
  writeFileSync(join(site, 'pages.json'), JSON.stringify(pages));
}

test('the tree of a site of 2,000 pages draws what is in view, finds a page, and moves one', async ({ browser, guard }) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'storefront-many-'));
  writeManyPages(folder);
  const stack = await startStack(1, { CONTENT_DIR: folder });
  try {
    const page = await openDesk(browser, stack);
    guard.allowConsole(/^foreign request: http:..localhost:/);
    guard.watch(page);
    await page.goto('/admin/pages');
    await expect(page.getByText(/^20\d\d pages$/)).toBeVisible();
    const tree = page.getByRole('treegrid');
    expect(await tree.getByRole('row').count()).toBeLessThan(80);
    await tree.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(tree.getByRole('row', { name: 'Page 19 98' })).toBeVisible();

    await page.getByLabel('Rechercher').fill('/rayon-7/page-42');
    const row = tree.getByRole('row', { name: 'Page 7 42' });
    await expect(row).toBeVisible();
    await expect(tree.getByRole('row')).toHaveCount(2);
    await row.click();
    const sheet = page.getByRole('dialog', { name: 'Page 7 42' });
    await sheet.getByRole('button', { name: 'Monter' }).click();
    await expect(page.getByText('La page est déplacée.')).toBeVisible();
    const list = await stack.call<{ title: string; position: number }[]>('GET', '/admin/page');
    const at = (title: string) => list.find((one) => one.title === title)?.position;
    expect([at('Page 7 41'), at('Page 7 42'), at('Page 7 43')]).toEqual([42, 41, 43]);
    await page.context().close();
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
