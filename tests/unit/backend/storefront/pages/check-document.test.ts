import { describe, expect, it } from 'vitest';
import { checkDocument } from '#backend/storefront/pages/checking/check-document.ts';
import type { Lang } from '#schemas/site.ts';

const names = { components: new Set<string>(), pictures: new Set(['robe']), hasAddress: () => true };
const check = (props: object, lang: Lang = 'fr') =>
  checkDocument({ format: 1, layouts: [{ id: 1, name: '', nodes: [{ id: 'i', type: 'image', v: 2, props }] }] }, names, lang).map(
    ({ prop, message }) => [prop, message],
  );

describe('a picture without an alternative text', () => {
  const image = { picture: 'robe', alt: '' };

  it('is told once, at the text, what to write or to tick', () => {
    expect(check({ image })).toEqual([['/image/alt', 'Écrivez ce que montre l’image, pour qui ne la voit pas, ou cochez « Décorative ».']]);
    expect(check({ image }, 'en')).toEqual([
      ['/image/alt', 'Write what the picture shows, for those who do not see it, or tick “Decorative”.'],
    ]);
  });

  it('is in order where it is decorative', () => {
    expect(check({ image, decorative: true })).toEqual([]);
    expect(check({ image: { ...image, alt: 'Une robe' } })).toEqual([]);
  });
});
