export const productSlug = (n: number): string => `piece-${n}`;
const productEntry = (n: number, count: number) => ({
  ...{ slug: productSlug(n), name: `Robe ${n}`, type: 'OTHER', offer: 'NEW', brand: 'Orsane', price: 2000 + (n % 90) * 100, vatRate: 2000 },
  ...{ shortDescription: `Robe ${n}.`, description: `<p>Robe fleurie <b>${n}</b>, en lin.</p>`, metaDescription: '', weight: 400 },
  features: [{ label: 'Matière', value: 'lin' }],
  tags: [`etiquette-${n % 40}`, `etiquette-${(n + 7) % 40}`],
  images: [
    { name: 'robe', alt: `Robe ${n}` },
    { name: 'dos', alt: 'De dos' },
  ],
  ...(n % 5 === 0 && { discount: { type: 'PERCENT', amount: 2500, since: '2026-10-01' } }),
  variations: ['taille', 'couleur'],
  declinations: ['36', '38'].map((taille) => ({ reference: `REF-${n}-${taille}`, values: { taille, couleur: 'Rouge' }, stock: 3 })),
  recommended: [productSlug((n + 1) % count)],
  ...(n % 3 === 0 && { decreasingDiscounts: [{ from: 6, type: 'PERCENT', amount: 500 }] }),
  ...(n % 10 === 0 && { awards: [{ name: 'Médaille', year: 2024 }] }),
  translations: { en_US: { name: `Dress ${n}`, description: `<p>Flowered dress <b>${n}</b>.</p>` } },
});

/** Products as products.json has them, of every shape that costs an import work. */
export const productEntries = (count: number): object[] => Array.from({ length: count }, (_, n) => productEntry(n, count));
