import { expect, it } from 'vitest';
import { importProducts } from '#backend/operations/exchange/import-products.ts';
import { writeRows } from '#backend/platform/csv.ts';
import { langs } from '#schemas/site.ts';
import { onOneEngine } from '../databases.ts';
import { fullSite } from '../site/full-site.ts';
import { writeSite } from '../site/small-site.ts';
import { readFolder, writeFolder } from '../site/written-site.ts';

const idSite = 1_000_093;
/** By product and reference, what a file says of it in a column. */
const rows: readonly [slug: string, reference: string, cells: Readonly<Record<string, string>>][] = [
  [
    'clos-haut',
    'CH-21',
    { kind: 'other', 'decreasing prices': '6 | 5 %\n6 | 6 %', 'serve at °C': '17 to 15', awards: 'gold | Fair | 2024 | medal' },
  ],
  ['coffret', 'COFFRET', { kind: 'other', 'contents of the box': '1 | coffret\n1 | clos-bas\n1 | clos-haut | CH-23' }],
  ['robe-bal', 'REF-bal-36', { 'decreasing prices': '6 | 5 %', customization: 'key: a\nlabel: A', 'rental days at least': '9' }],
  ['robe-fleurie', 'REF-robe-fleurie', { customization: 'key: a\nlabel: A\nprice: 5.00', 'reduction since': '2999-01-01' }],
  ['pull-laine', 'REF-pull', { 'rental price': '5.00', 'recommended products': 'pull-laine | pull', tags: 'vides', pictures: 'face' }],
  [
    'sac-cuir',
    'REF-sac-r',
    { 'reduction since': '2026-01-01', 'energy kJ': '5', pictures: '""', 'varies by': 'forme', 'variation: couleur': 'Vert' },
  ],
  [
    'neuf',
    'REF-neuf',
    { 'former prices': '2999-01-01 | 5.00\n2999-01-02 | 6.00', customization: 'key: a\nasks for: choice\nlabel: A\nchoice a: A' },
  ],
  ['vide', '', { name: 'Vide' }],
];

onOneEngine('golden file of what products in CSV are refused for', (db) => {
  it('is the same in both languages', async () => {
    const read = await readFolder(writeSite(idSite, fullSite));
    await writeFolder(db(), read, idSite);
    const { locales, timeZone } = read.archive.site;
    const lines: string[] = [];
    for (const lang of langs)
      for (const [slug, reference, cells] of rows) {
        const file = writeRows([
          ['address', 'reference', ...Object.keys(cells)],
          [slug, reference, ...Object.values(cells)],
        ]);
        const importing = { site: { id: idSite, locales, timeZone }, lang, dryRun: true, now: new Date(), byEmail: 'nora@example.test' };
        const { errors } = await importProducts(db(), file, importing);
        lines.push(...errors.map(({ column, reason }) => `${lang} ${slug} ${column}: ${reason}\n`));
      }
    await expect(lines.sort().join('')).toMatchFileSnapshot('../../golden/csv-refusals.txt');
  });
});
