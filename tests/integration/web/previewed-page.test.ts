import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PreviewedDocument } from '#schemas/edited-document.ts';
import type { User } from '#schemas/user.ts';
import type { MadePage, PageInput } from '#web/page/make-page.tsx';
import { blockFolders } from '../../../scripts/generate/blocks.ts';
import { writeSite } from '../site/small-site.ts';
import { openPages, textsOf } from './open-pages.ts';

const idSite = 1907;
const nora = { id: 1, role: 'ADMIN', email: 'nora@example.test' } as unknown as User;
const heading = (id: string, text: string) => ({ id, type: 'heading', v: 1, props: { text } });
const section = { id: 's', type: 'section', v: 1, props: {}, slots: { default: [heading('in', 'Dedans')] } };
const documentOf = (...nodes: object[]) => ({ format: 1, layouts: [{ id: 7, name: 'Haut', nodes }] });

const folder = mkdtempSync(join(tmpdir(), 'storefront-preview-'));
let site: Awaited<ReturnType<typeof openPages>>;
let makePage: (input: PageInput) => Promise<unknown>;
let withPreview: typeof import('#web/page/previewed-source.ts').withPreview;
let idHome = 0;

beforeAll(async () => {
  site = await openPages(folder, { content: writeSite(idSite), idSite, products: 2 });
  ({ makePage } = await import('#web/page/make-page.tsx'));
  ({ withPreview } = await import('#web/page/previewed-source.ts'));
  idHome = site.source.tree.find(({ url }) => url === '/')?.id ?? 0;
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const home = (cms: unknown): PreviewedDocument => ({
  kind: 'page',
  name: String(idHome),
  title: 'Accueil',
  metaDescription: '',
  url: '/',
  cms,
});

async function made(document: PreviewedDocument, isEdited: boolean, user: User | null = nora, path = '/'): Promise<MadePage> {
  const source = withPreview(site.source, { document, isEdited }, 'fr_FR');
  const input = {
    source,
    call: site.call,
    locale: 'fr_FR',
    path,
    query: new URLSearchParams(),
    kind: { of: isEdited ? ('editor' as const) : ('draft' as const), user },
  };
  return (await makePage(input)) as MadePage;
}
const htmlOf = ({ page }: MadePage): string =>
  [page.header, ...page.main.map(({ nodes }) => nodes), page.footer].map((nodes) => textsOf(nodes).html).join('');

it('shows a draft in place of the published page, and the other pages as they are', async () => {
  const draft = home(documentOf(heading('h', 'Le brouillon')));
  expect(htmlOf(await made(draft, false))).toContain('Le brouillon');
  expect(htmlOf(await made(draft, false, null))).toContain('Le brouillon');
  expect(htmlOf(await made(draft, false, nora, '/vetements'))).not.toContain('Le brouillon');
});

it('bears no mark of the editor but in the editor, where each node of the edited document has its id on its element', async () => {
  const draft = home(documentOf(heading('h', 'Titre'), section, { id: 'u', type: 'of-a-later-version', v: 1, props: {} }));
  const plain = htmlOf(await made(draft, false));
  expect(plain).not.toMatch(/data-node|editor-node/);
  const edited = await made(draft, true);
  const html = htmlOf(edited);
  expect(html).not.toContain('editor-node');
  expect(html).not.toContain('§');
  const marks = [...html.matchAll(/data-node="([^"]*)"/g)].map(([, id]) => id);
  expect(marks).toEqual(['h', 's', 'in', 'u']);
  // The same page, to the last element.
  const withoutMarks = html.replaceAll(/ data-node="[^"]*"/g, '').replace(/<p data-missing-block.*?<\/p>/, '');
  expect(withoutMarks).toContain(plain.slice(plain.indexOf('Titre'), plain.indexOf('Dedans')));
  expect(edited.page.main.every(({ nodes }) => nodes.every((node) => 'html' in node && !('type' in node)))).toBe(true);
});

it('shows the draft of a shared component wherever it stands, its layouts and nodes marked', async () => {
  const document: PreviewedDocument = {
    kind: 'component',
    name: 'header',
    title: '',
    metaDescription: '',
    url: null,
    cms: documentOf(heading('h', 'En tête')),
  };
  const html = htmlOf(await made(document, true, nora, '/vetements'));
  expect(html).toContain('data-document="component-header" data-layout="7"');
  expect([...html.matchAll(/data-node="([^"]*)"/g)].map(([, id]) => id)).toEqual(['h']);
  expect(htmlOf(await made(document, false, nora, '/vetements'))).not.toContain('data-document');
});

it('shows the texts of another language in the editor too', async () => {
  const cms = { ...documentOf(heading('h', 'Bonjour')), translations: { en_US: { h: { '/text': 'Good morning' } } } };
  const source = withPreview(site.source, { document: home(cms), isEdited: true }, 'en_US');
  const input = {
    source,
    call: site.call,
    locale: 'en_US',
    path: '/',
    query: new URLSearchParams(),
    kind: { of: 'editor' as const, user: nora },
  };
  const html = htmlOf((await makePage(input)) as MadePage);
  expect(html).toContain('Good morning');
  expect(html).toContain('data-node="h"');
});

type Conf = { examples?: object[] };
const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
/** Every text of a value with an attack in its place; `javascript:` where an address stands. */
const attacked = (value: unknown): unknown => {
  if (typeof value === 'string') return /^(?:\/|https?:|#|mailto:|tel:)/.test(value) ? 'javascript:alert(1)' : attack;
  if (Array.isArray(value)) return value.map(attacked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, attacked(inner)]));
};
/** The same with the attack behind each text, so that what must begin in a certain way is not refused at once. */
const appended = (value: unknown): unknown => {
  if (typeof value === 'string') return value + attack;
  if (Array.isArray(value)) return value.map(appended);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, appended(inner)]));
};

it('runs no script that is stored in a field of a block, in an id or in a name', async () => {
  const folders = blockFolders('registry');
  const nodes = Object.entries(folders).flatMap(([type, folder], at) => {
    const { examples = [] } = JSON.parse(readFileSync(`registry/${folder}/conf.schema.json`, 'utf8')) as Conf;
    return [attacked(examples[0] ?? {}), appended(examples[0] ?? {})].map((props, way) => ({
      id: `${attack} ${at} ${way}`.slice(0, 99),
      type,
      v: 1,
      props,
    }));
  });
  const cms = {
    format: 1,
    layouts: [{ id: 1, name: attack, nodes: [...nodes, { id: attack, type: attack, v: 1, props: { a: attack } }] }],
  };
  for (const isEdited of [true, false]) {
    const html = htmlOf(await made(home(cms), isEdited));
    expect(html.length).toBeGreaterThan(10_000);
    const found: string[] = [];
    const pending: unknown[] = [parse(html)];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const node = next as { tagName?: string; attrs?: { name: string; value: string }[]; childNodes?: unknown[]; content?: unknown };
      for (const { name, value } of node.attrs ?? [])
        if (/^on/i.test(name) || /^\s*javascript:/i.test(value)) found.push(`<${node.tagName} ${name}="${value.slice(0, 60)}">`);
      const isData = node.attrs?.some(({ name, value }) => name === 'type' && /json/.test(value));
      if (node.tagName === 'script' && !isData) found.push('<script>');
      pending.push(...(node.childNodes ?? []), ...(node.content ? [node.content] : []));
    }
    expect(found).toEqual([]);
  }
});
