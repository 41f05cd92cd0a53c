import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { langs } from '#messages/languages.ts';
import { compileMessages } from '../../../scripts/generate/messages/compile-messages.ts';
import { readTexts } from '../../../scripts/generate/messages/read-texts.ts';

const root = join(import.meta.dirname, '../../..');

function folderWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-texts-'));
  for (const [path, texts] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(texts));
  }
  return folder;
}

describe('the interface’s texts', () => {
  it('are complete in French and in English', () => {
    const missing = readTexts(root, langs).flatMap((texts) => compileMessages(texts, ['fr', 'en']).missing);
    expect(missing).toEqual([]);
  });

  it('are read from a language’s folder and from a block’s own', () => {
    const read = readTexts(
      folderWith({
        'messages/fr/admin/stock.json': { a: 'un' },
        'messages/en/admin/stock.json': { a: 'one' },
        'messages/xx/admin/stock.json': { a: 'no language' },
        'registry/content/hero/messages/fr.json': { b: 'deux', block: { title: 'Ouverture' } },
        'registry/content/grid/messages/fr.json': { block: { title: 'Grille' } },
      }),
      ['fr', 'en'],
    );
    expect(read).toEqual([
      {
        path: 'admin/stock',
        texts: new Map([
          ['fr', { a: 'un' }],
          ['en', { a: 'one' }],
        ]),
      },
      { path: 'registry/content/hero', texts: new Map([['fr', { b: 'deux' }]]) },
    ]);
  });

  it('are refused where two files hold a path’s texts in one language', () => {
    const folder = folderWith({ 'messages/fr/registry/content/hero.json': {}, 'registry/content/hero/messages/fr.json': {} });
    expect(() => readTexts(folder, ['fr'])).toThrow('messages/fr/registry/content/hero.json has texts of the same path');
  });
});
