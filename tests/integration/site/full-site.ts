import { page, type SmallSite } from './small-site.ts';

const en = (texts: object) => ({ translations: { en_US: texts } });
const picture = { name: 'robe', alt: 'Une robe', ...en({ alt: 'A dress' }) };

const wine = {
  slug: 'clos-haut',
  name: 'Clos Haut',
  type: 'WINE',
  subtypeType: 'ROUGE',
  offer: 'NEW',
  condition: null,
  variations: [],
  ...{
    marginScheme: false,
    vatRate: 2000,
    price: 700,
    purchasePrice: 500,
    discount: null,
    isDematerialized: true,
    isPerishable: true,
    isSealed: true,
    hasShippingFees: false,
  },
  features: [{ label: 'Élevage', value: 'Fûts' }],
  wine: {
    appellation: 'Chinon',
    grapes: ['Cabernet franc'],
    colour: 'RED',
    alcohol: 13.5,
    soil: 'Graviers',
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
  awards: [
    { name: 'Médaille d’argent', year: 2024, medal: 'SILVER', ...en({ name: 'Silver medal' }) },
    { name: 'Coup de cœur', medal: 'TROPHY', picture },
  ],
  mealIcons: ['GAME', 'BEEF'],
  decreasingDiscounts: [
    { from: 6, type: 'EURO', amount: 50 },
    { from: 12, type: 'PERCENT', amount: 1000 },
  ],
  declinations: [
    { reference: 'CH-21', year: 2021, capacity: 37.5, capacityUnit: 'CENTILITRE', stock: 6 },
    {
      ...{
        reference: 'CH-22',
        year: 2022,
        capacity: 0.75,
        capacityUnit: 'LITER',
        stock: 12,
        sellByMultipleOf: 6,
        price: 1200,
        images: [picture],
      },
      priceHistory: [
        { price: 1100, since: '2026-01-02T03:04:05.678Z' },
        { price: 1200, since: '2026-05-01T00:00:00.000Z' },
      ],
      wineLabel: {
        ingredients: ['GRAPES', 'TARTARIC_ACID', 'SULPHITES'],
        allergens: ['MILK'],
        nutrition: {
          ...{ kilojoules: 335, kilocalories: 81, fat: 0, saturates: 0, carbohydrate: 0.9, sugars: 0.3, fibre: 0.1, protein: 0.1, salt: 0 },
        },
      },
      producerGuarantee: { years: 2.5, brand: 'Domaine', model: 'Magnum' },
    },
  ],
  createdAt: '2026-01-02T03:04:05.678Z',
  ...en({ name: 'High Close', soil: 'Gravel', features: [{ label: 'Ageing', value: 'Casks' }] }),
};
const customizations = [
  {
    key: 'gravure',
    label: 'Gravure',
    help: 'Un mot',
    required: true,
    maxLength: 40,
    costType: 'EURO',
    amount: 300,
    customizationValues: [{ textNumberOfChar: 10, costType: 'PERCENT', amount: 500 }],
    ...en({ label: 'Engraving', help: 'A word' }),
  },
  {
    key: 'papier',
    label: 'Papier',
    inputType: 'SELECT',
    customizationValues: [
      { selectKey: 'rouge', label: 'Rouge' },
      { selectKey: 'bleu', label: 'Bleu', costType: 'EURO', amount: 100 },
    ],
    ...en({ values: { rouge: 'Red', bleu: 'Blue' } }),
  },
  { key: 'message', type: 'DYNAMIC_FORM', label: 'Message', form: 'contact' },
];

const box = {
  slug: 'coffret',
  name: 'Coffret',
  type: 'BOX',
  offer: 'NEW',
  condition: null,
  variations: [],
  marginScheme: false,
  vatRate: 2000,
  declinations: [{ reference: 'COFFRET', stock: 3 }],
  customizations,
  contents: [
    { product: 'clos-haut', reference: 'CH-22', quantity: 2 },
    { product: 'pull-laine', quantity: 1 },
    { product: 'clos-haut', quantity: 1 },
  ],
};

const hidden = { slug: 'bientot', name: 'Bientôt', isPublished: false, variations: [], declinations: [{ reference: 'BIENTOT', stock: 1 }] };

const blog = {
  folders: [
    {
      slug: 'conseils',
      name: 'Conseils',
      description: 'Porter et garder.',
      picture,
      ...en({ name: 'Advice' }),
      folders: [{ slug: 'tissus', name: 'Tissus' }],
    },
    { slug: 'vie', name: 'La vie' },
  ],
  articles: [
    {
      slug: 'laver-la-laine',
      title: 'Laver la laine',
      excerpt: 'À froid.',
      html: '<p>À <a href="/vetements">froid</a>.</p>',
      metaDescription: 'La laine',
      author: 'Marie',
      picture,
      folders: ['tissus', 'conseils'],
      publishedAt: '2026-03-01',
      updatedAt: '2026-03-02T10:20:30.000Z',
      ...en({ title: 'Wash wool', html: '<p>Cold.</p>' }),
    },
    { slug: 'bonjour', title: 'Bonjour', excerpt: '', html: '', publishedAt: '2026-03-01' },
  ],
};

const elements = [
  {
    route: 'evenements',
    slug: 'atelier',
    title: 'Atelier',
    excerpt: 'Une heure',
    html: '<p>Venez</p>',
    pictures: [picture],
    event: { startsAt: '2030-05-01T08:00:00Z', endsAt: '2030-05-01T10:00:00Z', place: 'Boutique', price: 1500, seats: 8 },
    ...en({ title: 'Workshop', place: 'Shop' }),
  },
  { route: 'partenaires', slug: 'atelier', title: 'Un partenaire', link: 'https://example.com/' },
  {
    route: 'evenements',
    slug: 'portes-ouvertes',
    title: 'Portes ouvertes',
    event: { startsAt: '2030-06-01T08:00:00Z', endsAt: null, place: '', price: null, seats: null },
  },
];

const forms = [
  {
    ...{
      slug: 'contact',
      title: 'Écrivez-nous',
      text: 'Nous répondons.',
      submitLabel: 'Envoyer',
      successTitle: 'Merci',
      successText: 'À vite',
    },
    fields: [
      {
        key: 'sujet',
        type: 'select',
        label: 'Sujet',
        required: true,
        options: [
          { value: 'zut', label: 'Zut' },
          { value: 'a', label: 'A' },
        ],
      },
      { key: 'quand', type: 'date', label: 'Quand', min: '2026-01-01', showIf: { key: 'sujet', equals: 'a' } },
      { key: 'photo', type: 'file', label: 'Photo', files: ['png'], max: 2 },
    ],
    ...en({ title: 'Write to us', fields: { sujet: { label: 'Subject', options: { zut: 'Damn', a: 'A' } }, quand: { hint: 'A day' } } }),
  },
];

const popups = [
  {
    ...{
      slug: 'soldes',
      title: 'Soldes',
      html: '<p>Moins</p>',
      picture: { name: 'dos', alt: 'De dos' },
      link: '/vetements',
      linkLabel: 'Voir',
    },
    ...{
      trigger: 'scroll',
      scrollPercent: 30,
      delaySeconds: 3,
      showOnEveryReload: true,
      restDays: 1,
      ...en({ title: 'Sales', alt: 'Back' }),
    },
  },
  { slug: 'bienvenue', title: 'Bienvenue' },
];

const carriers = [
  {
    name: 'Colis',
    description: 'Chez vous',
    deliveryType: 'DELIVERY',
    minDays: 2,
    maxDays: 3,
    ...en({ name: 'Parcel' }),
    zones: [
      {
        countries: ['FR', 'BE'],
        bands: [
          { upTo: 1000, price: 500 },
          { upTo: 5000, price: 900 },
        ],
      },
      { countries: ['DE'], bands: [{ upTo: 1000, price: 1500 }] },
    ],
  },
  {
    name: 'Relais',
    description: '',
    deliveryType: 'PICKUP',
    siteType: 'VIGNOBLE_EXPORT',
    serviceCode: 'R1',
    isExpress: true,
    minDays: 3,
    maxDays: 5,
    zones: [{ countries: ['FR'], bands: [{ upTo: 20000, price: 390 }] }],
  },
];
const point = (id: string) => ({
  carrier: 'Relais',
  id,
  name: `Tabac ${id}`,
  addLine1: '1 rue',
  zipCode: '85190',
  city: 'Aizenay',
  country: 'FR',
  position: { lat: 46.739, lng: -1.608123 },
  icon: '/media/relais',
  openingHours: [{ days: 'Lundi', hours: '9 h – 12 h' }],
  ...en({ openingHours: [{ days: 'Monday', hours: '9–12' }] }),
});

/** Adds to the small site one of everything that a site can hold, each with all of its fields somewhere. */
export function fullSite(files: SmallSite): void {
  const [template] = files['products.json'];
  files['products.json'] = [...files['products.json'], { ...template, ...wine }, { ...template, ...box }, { ...template, ...hidden }];
  Object.assign(files['parameters.json'], { SHIPPING_MESSAGE: 'Expédié mardi', 'SHIPPING_MESSAGE@en_US': 'Sent on Tuesday' });
  files['pages.json'] = [
    ...files['pages.json'],
    {
      ...page('ailleurs', '/ailleurs', 'content'),
      link: { type: 'url', url: 'https://example.com/', jsCode: null },
      ...en({ title: 'Away' }),
    },
  ];
  files['variations.json'] = files['variations.json'].map((axis) => ({ ...axis, ...en({ label: 'An axis' }) }));
  files['components/header.json'] = { ...files['components/header.json'], ...en({ title: 'Header' }) };
  Object.assign(files['site.json'], { isBuilding: true, isWinemaker: true, timeZone: 'Europe/Athens' });
  files['calendar.json'] = {
    ...files['calendar.json'],
    ...en({ name: 'Shop' }),
    closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Noël', ...en({ reason: 'Christmas' }) }],
  };
  Object.assign(files, {
    'legal/SALE_TERMS@en_US.html': '<h2>Sales</h2>\n',
    'tags.json': [
      { slug: 'pulls', label: 'Les pulls', page: 'robes', ...en({ label: 'Knits' }) },
      { slug: 'vide', label: 'Sans produit' },
    ],
    'news.json': [
      {
        slug: 'une',
        title: 'Une',
        excerpt: 'Bref',
        html: '<p>Une</p>',
        picture,
        promoted: true,
        publishedAt: '2026-01-05',
        ...en({ title: 'One' }),
      },
      { slug: 'deux', title: 'Deux', excerpt: '', html: '', publishedAt: '2026-01-05T07:08:09.010Z', expiresAt: '2999-01-06' },
    ],
    'blog.json': blog,
    'albums.json': [
      {
        slug: 'defile',
        title: 'Défilé',
        description: 'Au château',
        publishedAt: '2026-06-01',
        ...en({ title: 'Show' }),
        pictures: [
          { name: 'dos', alt: 'De dos', caption: 'Le final', ...en({ caption: 'The finale' }) },
          { name: 'robe', alt: '' },
        ],
      },
    ],
    'services.json': [
      {
        slug: 'retouche',
        title: 'Retouche',
        summary: 'À la main',
        html: '<p>Fil</p>',
        metaDescription: 'Fil',
        picture,
        price: 2500,
        isFrom: true,
        minutes: 45,
        place: 'Atelier',
        points: ['Ourlet', 'Bouton'],
        tags: ['aiguille', 'couture'],
        action: { label: 'Venir', href: 'tel:+33251000000' },
        booking: {
          ...{ minutes: 45, places: 2, leadHours: 12, horizonDays: 30, agenda: 'atelier' },
          hours: [{ weekday: 3, from: '10:00', to: '12:15' }],
          closures: [{ from: '2030-08-01', to: '2030-08-15' }],
        },
        ...en({ title: 'Alterations', points: ['Hem'], actionLabel: 'Come' }),
      },
      { slug: 'conseil', title: 'Conseil' },
    ],
    'reviews.json': [
      {
        key: 'g2',
        source: 'GOOGLE',
        author: 'Zoé',
        rating: 4,
        text: 'Bien',
        language: 'fr',
        reply: 'Merci',
        writtenAt: '2026-02-03',
        ...en({ text: 'Good' }),
      },
      { key: 'g1', author: 'Ann', rating: 5, language: 'en', writtenAt: '2026-02-03T04:05:06.000Z' },
    ],
    'elements.json': elements,
    'forms.json': forms,
    'popups.json': popups,
    'carriers.json': carriers,
    'relay-points.json': [point('b'), point('a')],
    'returns.json': {
      isActive: true,
      message: 'Sous 14 jours',
      returnAskDescription: 'Demandez',
      labelSentDescription: 'Collez',
      productReceivedDescription: 'Reçu',
      ...en({ message: 'Within 14 days' }),
    },
    'discounts.json': [
      {
        code: 'ETE',
        type: 'PERCENT',
        amount: 1000,
        detailType: ['SHIPPING_FEES', 'PRODUCTS'],
        minimum: 100,
        from: '2026-06-01',
        until: '2026-10-25',
        limitTotal: 5,
        limitPerCustomer: 1,
        tags: ['robes', 'pulls'],
      },
      { code: 'AUBE', type: 'EURO', amount: 500, from: '2026-06-01T05:06:07.000Z', until: '2026-07-01T05:06:07.000Z' },
    ],
  });
}
