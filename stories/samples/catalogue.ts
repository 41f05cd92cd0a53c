import archive from '#content/89/products.json';
import type { Award, Offer, Product, ProductCard, ProductList } from '#schemas/product.ts';
import type { RentalTerms } from '#schemas/rental.ts';
import type { SearchResults } from '#schemas/search.ts';
import type { Image } from '#schemas/site.ts';

/** The sample boutique's products as the API would answer them, near enough for a story. */
type Entry = (typeof archive)[number];
type Terms = { price: number; days: number; deposit: number } & Partial<RentalTerms>;

const imageOf = ({ name, alt }: { name: string; alt: string }): Image => ({
  name,
  url: `/media/sample/${name}`,
  externalPath: null,
  alt,
  width: 800,
  height: 1200,
});
const labelsOf = (entry: Entry, axis: string): string[] => [
  ...new Set(
    entry.declinations.flatMap(({ values }) => Object.entries(values ?? {}).flatMap(([key, label]) => (key === axis ? [label] : []))),
  ),
];

function core(entry: Entry, index: number) {
  const terms = 'rental' in entry ? ((entry.rental as Terms | null | undefined) ?? null) : null;
  const rental = terms && { extraDay: 0, minDays: 1, turnaround: 0, ...terms, maxDays: terms.maxDays ?? terms.days };
  const [image, hoverImage] = entry.images.map(imageOf);
  return {
    idProduct: index + 1,
    name: entry.name,
    slug: entry.slug,
    url: `/products/${entry.slug}/${index + 1}`,
    type: { type: 'OTHER' as const },
    subtypeType: null,
    offer: entry.offer as Offer,
    condition: (entry.condition as Product['condition'] | undefined) ?? null,
    brand: entry.brand,
    rental,
    wine: null,
    price: entry.price,
    fixedPrice: entry.price,
    referencePrice: null,
    priceVaries: false,
    discount: null,
    quantity: entry.declinations.reduce((sum, { stock }) => sum + stock, 0),
    setQuantity: true,
    image: image ?? null,
    hoverImage: hoverImage ?? null,
  };
}

export const cards: ProductCard[] = archive.map((entry, index) => ({
  ...core(entry, index),
  sizes: labelsOf(entry, 'taille'),
  colours: labelsOf(entry, 'couleur').map((label) => ({ label, colour: '#8d9c7d' })),
}));

const axes = [
  { id: 1, key: 'taille', label: 'Taille' },
  { id: 2, key: 'couleur', label: 'Couleur' },
];

/** The sheet of the first product that an offer has. */
export function productOf(offer: Offer): Product {
  const index = archive.findIndex((entry) => entry.offer === offer && entry.declinations.length > (offer === 'NEW' ? 3 : 0));
  const entry = archive[index];
  if (!entry) throw new Error(`no product of the sample site is ${offer}`);
  const used = axes.filter(({ key }) => labelsOf(entry, key).length > 0);
  const axisOf = (place: number) => (used[place] ? { id: used[place].id, label: used[place].label } : null);
  return {
    ...core(entry, index),
    description: entry.description,
    shortDescription: entry.shortDescription,
    metaDescription: entry.metaDescription,
    images: entry.images.map(imageOf),
    variation1: axisOf(0),
    variation2: axisOf(1),
    variation3: null,
    declination: entry.declinations.map((declination, place) => ({
      id: index * 100 + place + 1,
      reference: declination.reference,
      year: null,
      capacity: null,
      capacityUnit: null,
      variations: used.flatMap(({ id, key }) => {
        const label = Object.entries(declination.values ?? {}).find(([name]) => name === key)?.[1];
        return label === undefined ? [] : [{ idVariation: id, id: labelsOf(entry, key).indexOf(label) + id * 100, label, colour: null }];
      }),
      price: entry.price,
      fixedPrice: entry.price,
      referencePrice: null,
      discount: null,
      quantity: declination.stock,
      setQuantity: true,
      sellByMultipleOf: 1,
      images: [],
    })),
    features: entry.features,
    nutrition: null,
    mealIcons: [],
    decreasingDiscounts: [],
    contents: [],
    categories: [{ tag: 'robes', label: 'Robes', url: '/nos-vetements/robes-occasion-location' }],
    hasShippingFees: true,
    isDematerialized: false,
    isPerishable: false,
    isSealed: false,
  };
}

/** A bottle of wine with everything that a wine may tell. */
export function wine(): Product {
  const product = productOf('NEW');
  return {
    ...product,
    name: 'Les Terres Hautes',
    type: { type: 'WINE' },
    wine: {
      appellation: 'Saumur-Champigny',
      grapes: ['Cabernet franc'],
      colour: 'RED',
      alcohol: 13.5,
      soil: 'Calcaire et tuffeau',
      serving: { from: 15, to: 17 },
      ageing: { from: 3, to: 8 },
    },
    nutrition: {
      per: '100_ML',
      kilojoules: 335,
      kilocalories: 81,
      fat: 0,
      saturates: 0,
      carbohydrate: 0.9,
      sugars: 0.3,
      fibre: null,
      protein: 0.1,
      salt: 0,
    },
    features: [{ label: 'Vinification', value: 'Élevé un an en cuve' }],
    mealIcons: ['BEEF', 'GAME', 'MUSHROOM', 'HARD_CHEESE'],
    decreasingDiscounts: [
      { from: 6, type: 'PERCENT', amount: 500 },
      { from: 12, type: 'PERCENT', amount: 1000 },
    ],
    declination: product.declination.map((declination) => ({ ...declination, year: 2022, capacity: 75, capacityUnit: 'CENTILITRE' })),
  };
}

/** The same wine in four years, one of which is gone; by the case it costs less. */
export function vintages(): Product {
  const product = wine();
  const [bottle] = product.declination;
  if (!bottle) throw new Error('the wine has no bottle');
  const years = [
    { year: 2018, quantity: 0, price: 1950 },
    { year: 2019, quantity: 4, price: 1800 },
    { year: 2021, quantity: 60, price: 1550 },
    { year: 2022, quantity: 120, price: 1450 },
  ];
  return {
    ...product,
    url: '/wines/les-terres-hautes/7',
    variation1: null,
    variation2: null,
    declination: years.map((facts, at) => ({ ...bottle, ...facts, fixedPrice: facts.price, id: 900 + at, variations: [] })),
  };
}

/** A box of three wines, one of which is sold no more. */
export function box(): Product {
  const facts = { appellation: 'Saumur-Champigny', capacity: 75, capacityUnit: 'CENTILITRE' as const, image: wine().image };
  return {
    ...wine(),
    type: { type: 'BOX' },
    contents: [
      { ...facts, quantity: 3, name: 'Les Terres Hautes', url: '/wines/les-terres-hautes/7', year: 2022 },
      { ...facts, quantity: 2, name: 'Clos du Moulin', url: '/wines/clos-du-moulin/8', year: 2021, appellation: 'Chinon' },
      { ...facts, quantity: 1, name: 'La Petite Source', url: null, year: null, image: null, appellation: 'Muscadet Sèvre et Maine' },
    ],
  };
}

export const awards: Award[] = [
  { id: 1, name: 'Médaille d’or, Concours général agricole', year: 2024, medal: 'GOLD', image: null },
  { id: 2, name: 'Médaille d’argent, Concours des vins du Val de Loire', year: 2023, medal: 'SILVER', image: null },
  { id: 3, name: 'Coup de cœur des cavistes', year: null, medal: 'TROPHY', image: null },
];

export const productList: ProductList = {
  total: 42,
  products: cards.slice(0, 9),
  facets: [
    { key: 'size', label: 'Taille', values: ['36', '38', '40', '42'].map((value) => ({ value, label: value, count: 4, colour: null })) },
    {
      key: 'colour',
      label: 'Couleur',
      values: [
        { value: 'vert-sauge', label: 'Vert sauge', count: 3, colour: '#8d9c7d' },
        { value: 'bordeaux', label: 'Bordeaux', count: 2, colour: '#74293a' },
      ],
    },
    {
      key: 'offer',
      label: 'Offre',
      values: [
        { value: 'SECOND_HAND', label: '', count: 12, colour: null },
        { value: 'RENTAL', label: '', count: 12, colour: null },
      ],
    },
  ],
  counts: { inStock: 20, reduced: 6 },
  priceRange: { min: 1900, max: 9800 },
};

const sizesOf = (label: string, variation: string, sizes: readonly string[]) => ({
  ...{ key: 'size' as const, label },
  values: sizes.map((size, at) => ({ value: size === '38' ? `${variation}.38` : size, label: size, count: at + 1, colour: null })),
});
export const sizesOfKinds = [sizesOf('Taille', 'taille', ['36', '38', '44']), sizesOf('Pointure', 'pointure', ['37', '38', '39'])];

const category = (tag: string, label: string, count: number) => ({ tag, label, count, url: `/nos-vetements/${tag}` });

/** Results for a word that finds products, and for one that finds none. */
export const searchFound: SearchResults = {
  total: 12,
  products: cards.slice(0, 6),
  categories: [category('robes', 'Robes', 9), category('jupes', 'Jupes', 3)],
  articles: [
    { id: 1, title: 'Entretenir le lin sans y penser', url: '/blog/entretenir-le-lin/1', image: cards[0]?.image ?? null },
    { id: 2, title: 'Choisir sa taille quand les étiquettes mentent', url: '/blog/choisir-sa-taille/2', image: null },
  ],
  pages: [
    { kind: 'SERVICE', title: 'Le tri de penderie', url: '/services/tri/1' },
    { kind: 'EVENT', title: 'Atelier retouches', url: '/evenements/retouches/2' },
  ],
  near: [],
  popular: [],
};
export const searchNothing: SearchResults = {
  total: 0,
  products: [],
  categories: [category('robes', 'Robes', 24), category('hauts', 'Hauts et vestes', 15)],
  articles: [],
  pages: [],
  near: ['robe', 'robe longue'],
  popular: cards.slice(2, 6),
};
