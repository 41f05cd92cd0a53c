import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readParameters } from '#schemas/parameters/index.ts';
import type { MadePage } from '#web/page/make-page.tsx';
import type { Source } from '#web/site/source.ts';
import { parameterSet } from '../../random-parameters.ts';
import { openPages, textsOf } from './open-pages.ts';

/** Returns the place of a pattern in a text, with the text around it; undefined: none. */
function where(text: string, what: RegExp): string | undefined {
  const index = text.search(what);
  return index < 0 ? undefined : text.slice(Math.max(index - 60, 0), index + 60);
}

/** Lists what a page must not contain, whatever the parameters. Each would be a vulnerability or a visible fault. */
function faultsOf({ page, issues }: MadePage): string[] {
  const { html, data } = textsOf([page.header, ...page.main.map(({ nodes }) => nodes), page.footer, page.mobileBar].flat());
  const css = (page.theme?.css ?? '') + (page.theme?.globalCss ?? '');
  const found = {
    'a block is lost': issues.some(({ code }) => /^(render|load|component|props)/.test(code)) && JSON.stringify(issues),
    'braces of a placeholder': where(html + data, /\{\{\s*[A-Z_]+\s*\}\}/),
    'a script in HTML': where(html, /<script/i),
    'an attribute that runs code': /\son[a-z]+="/i.test(html) && where(html, /<[a-z]+(?:\s+[\w-]+="[^"]*")*\s+on\w+=/i),
    'an address that runs code': where(html, /(?:href|src|action|srcset)="\s*(?:javascript|data:text)/i),
    'data with an address that runs code': where(data, /"(?:href|url|link|src|to)":"\s*javascript:/i),
    'the end of a style': where(css, /<\//),
  };
  return Object.entries(found).flatMap(([name, what]) => (what ? [`${name}: ${what}`] : []));
}

/** Makes every page of the sample site with each of a number of random sets of parameters. */
export function testRandomSets(seed: number, runs: number): void {
  test(`every page of the sample site is made with ${runs} random sets of parameters (seed ${seed})`, async () => {
    vi.stubEnv('LOG_LEVEL', 'silent');
    const { makePage } = await import('#web/page/make-page.tsx');
    const folder = mkdtempSync(join(tmpdir(), 'storefront-random-'));
    const { source, call, addresses: own, close } = await openPages(folder, { content: null, idSite: 89, products: 3 });
    const addresses = [...own, '/boutique-vetement-aizenay?page=2&tags=accessoires'];
    const make = async (of: Source, address: string) => {
      const { pathname: path, searchParams: query } = new URL(address, 'http://shop.test');
      const made = await makePage({ source: of, call, locale: 'fr_FR', path, query, kind: { of: 'everybody' } });
      if ('redirect' in made) throw new Error(`${address} leads to ${made.redirect}`);
      return made;
    };
    const layoutsOf = ({ page }: MadePage) => page.main.map(({ id }) => id).filter((id) => id >= 0);
    try {
      const usual = new Map<string, { status: number; layouts: number[] }>();
      const plain = { ...source, parameters: readParameters([]).values };
      for (const address of addresses) {
        const made = await make(plain, address);
        usual.set(address, { status: made.status, layouts: layoutsOf(made) });
      }
      await fc.assert(
        fc.asyncProperty(parameterSet, async (list) => {
          const of = { ...source, parameters: readParameters(list).values };
          for (const address of addresses) {
            const made = await make(of, address);
            expect({ address, status: made.status, layouts: layoutsOf(made), faults: faultsOf(made) }).toEqual({
              address,
              ...usual.get(address),
              faults: [],
            });
          }
        }),
        { numRuns: runs, seed, endOnFailure: true },
      );
    } finally {
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 900_000);
}
