import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from './launch/serve.ts';
import { orExit } from './launch/start-failure.ts';

/** The sample site with a damaged page beside its own. */
function writeContent(folder: string): void {
  const site = join(folder, '89');
  cpSync('content/89', site, { recursive: true, filter: (path) => !/[\\/](pictures|draw)$/.test(path) });
  symlinkSync(resolve('content/89/pictures'), join(site, 'pictures'));
  const page = { key: 'page-abimee', title: 'Page abîmée', url: '/page-abimee', menuTitle: 'Page abîmée', metaDescription: '' };
  const pages = [...JSON.parse(readFileSync(join(site, 'pages.json'), 'utf8'))];
  pages.push({ ...page, showInMenu: false, type: 'content', link: null, isValid: true, children: [] });
  writeFileSync(join(site, 'pages.json'), JSON.stringify(pages));
  cpSync('tests/e2e/content/page-abimee.json', join(site, 'pages', 'page-abimee.json'));
}

// The whole product on folders of its own, which are removed at the end: what the end-to-end tests talk to.
const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
writeContent(join(folder, 'content'));
Object.assign(process.env, { DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content') });
await orExit(serve);
