import { expect, test } from 'vitest';
import { readParameters } from '#schemas/parameters/index.ts';
import { buildManifest } from '#web/crawlers/manifest.ts';
import { sampleSite } from '../../../stories/samples/site.ts';

const { values } = readParameters([
  { type: 'BACKGROUND_COLOR', value: '#fffaf0' },
  { type: 'HEADER_BACKGROUND_COLOR', value: '#123456' },
]);
const favicon = {
  ...{ id: 1, filename: 'favicon.svg', type: 'LOGO_FAVICON' as const, alt: '', width: 64, height: 64 },
  onlineImage: { id: 1, externalId: null, externalType: null, externalPath: null, url: '/media/ab/favicon' },
};

test('the manifest of a site has its name, the colours of its theme, and its icon in two sizes, whole and for a mask', () => {
  const manifest = buildManifest({ ...sampleSite, logos: [favicon] }, values, 'fr_FR');
  expect(manifest).toMatchObject({
    name: 'La Penderie de Marie',
    lang: 'fr-FR',
    start_url: '/',
    background_color: '#fffaf0',
    theme_color: '#123456',
  });
  expect(manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ['/media/ab/favicon-icon-any-192.png', '192x192', 'any'],
    ['/media/ab/favicon-icon-any-512.png', '512x512', 'any'],
    ['/media/ab/favicon-icon-maskable-192.png', '192x192', 'maskable'],
    ['/media/ab/favicon-icon-maskable-512.png', '512x512', 'maskable'],
  ]);
});

test('the manifest in another language starts in it, and names no icon that the site lacks', () => {
  expect(buildManifest(sampleSite, values, 'en_US')).toMatchObject({ lang: 'en-US', start_url: '/en', id: '/en', icons: [] });
});
