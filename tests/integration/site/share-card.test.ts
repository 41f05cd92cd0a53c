import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { cardAddress } from '#domain/share-card.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from './open-site.ts';

const mark = '0123456789ab';

onOneEngine('picture for sharing', (db) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(db());
  });
  const draw = async (subject: Omit<Parameters<typeof cardAddress.write>[0], 'idSite' | 'locale'>, other = mark) => {
    const path = cardAddress.write({ idSite: site.idSite, locale: 'fr_FR', ...subject }, other);
    const answer = await site.app.request(path);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('is a PNG of 1200 by 630 px in the colours of the theme, with letters on it, to be kept for ever', async () => {
    const { status, headers, bytes } = await draw({ kind: 'site', id: 0 });
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const colours = new Map<string, number>();
    for (let at = 0; at < data.length; at += 3) {
      const colour = `#${data.toString('hex', at, at + 3)}`;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    // The defaults of BACKGROUND_COLOR, HEADING_COLOR and PRIMARY_COLOR.
    expect(colours.get('#f9f4ec')).toBeGreaterThan(500_000);
    expect(colours.get('#3d2a1d')).toBeGreaterThan(3_000);
    expect(colours.get('#6b4630')).toBeGreaterThan(20_000);
  });

  it('shows the title of what it is for, and is drawn once whatever the mark', async () => {
    const [page] = await site.get<CallData<'GET /page/tree'>>('/page/tree');
    const ofPage = { kind: 'page' as const, id: page?.id ?? 0 };
    const [first, second, ofSite] = [await draw(ofPage), await draw(ofPage, 'ffffffffffff'), await draw({ kind: 'site', id: 0 })];
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.headers.get('etag')).not.toBe(ofSite.headers.get('etag'));
  });

  it('is none of what visitors do not see, of another site or of an address that is written otherwise', async () => {
    expect((await draw({ kind: 'page', id: 999_999 })).status).toBe(404);
    expect((await draw({ kind: 'product', id: 999_999 })).status).toBe(404);
    expect((await draw({ kind: 'site', id: 0 }, 'x')).status).toBe(404);
    for (const path of [
      `/media/share/999999999/${mark}/fr_FR-site-0.png`,
      `/media/share/9999999999/${mark}/fr_FR-site-0.png`,
      `/media/share/${site.idSite}/${mark}/fr_FR-secret-1.png`,
      `/media/share/${site.idSite}/${mark}/fr_FR-site-0.svg`,
      `/media/share/${site.idSite}/${mark}/%27-site-0.png`,
    ])
      expect([path, (await site.app.request(path)).status]).toEqual([path, 404]);
  });
});
