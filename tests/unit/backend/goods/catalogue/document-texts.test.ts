import { expect, it } from 'vitest';
import { documentTexts } from '#backend/storefront/search/document-texts.ts';

const document = {
  format: 1,
  layouts: [
    {
      id: 1,
      name: 'Haut de page secret',
      nodes: [
        {
          ...{ id: 'n1', type: 'hero', v: 1 },
          props: { title: 'Relooking', image: { picture: 'robe', alt: 'Une robe rouge' }, variant: 'dark', href: '/me contacter' },
          slots: { default: [{ id: 'n2', type: 'rich-text', v: 1, props: { html: '<p>Le tri de <b>penderie</b></p>' } }] },
        },
      ],
    },
  ],
  translations: { en_US: { n1: { '/title': 'Makeover', '/image/alt': 'A red dress' } } },
};

it('what is read in a page is searched for, in each language, and neither names of pictures nor addresses', () => {
  const texts = documentTexts(document);
  expect(texts.get('')).toBe('Relooking <p>Le tri de <b>penderie</b></p>');
  expect(texts.get('en_US')).toBe('Makeover');
});

it('a document that is none has no texts', () => {
  for (const broken of [null, 'x', 3, [], { layouts: 'x', translations: [] }]) expect(documentTexts(broken).get('')).toBe('');
});
