import type { z } from 'zod';
import { readKey } from '#schemas/entities/define-entity.ts';
import { type EntityKind, entities } from '#schemas/entities/index.ts';

type Value<Kind extends EntityKind> = z.input<(typeof entities)[Kind]['value']>;
export type EntrySample = {
  key: string;
  /** An entry that the small site can hold, without its key. */
  value: object;
  /** A change that one makes, one that another makes elsewhere in the same entry, and one that collides with it. */
  mine: object;
  theirs: object;
  colliding: object;
  /** The path of that collision. */
  path: string[];
  /** A change that a rule or the shape refuses, and the path of the refusal. */
  wrong: object;
  wrongPath: string;
};
type Typed<Kind extends EntityKind> = EntrySample & {
  value: Omit<Value<Kind>, (typeof entities)[Kind]['key']>;
} & Record<'mine' | 'theirs' | 'colliding', Partial<Value<Kind>>>;

const picture = (alt: string) => ({ name: 'robe', alt, translations: { en_US: { alt: `${alt} (en)` } } });

const skirts = (one: object, other: object = {}) => [
  { reference: 'JUPE-36', values: { taille: '36' }, stock: 0, ...other },
  { reference: 'JUPE-38', values: { taille: '38' }, stock: 0, images: [picture('De dos')], ...one },
];

/** An entry of each kind with what two people change in it. */
export const entrySamples: { readonly [Kind in EntityKind]: Typed<Kind> } = {
  product: {
    key: 'jupe-lin',
    value: {
      ...{ name: 'Jupe en lin', type: 'OTHER', offer: 'NEW', brand: 'Orsane', price: 5000, vatRate: 2000, weight: 300 },
      ...{ shortDescription: 'En lin.', description: '<p onclick="x()">Texte</p>', metaDescription: '', features: [], tags: ['robes'] },
      ...{ images: [picture('Une jupe')], variations: ['taille'], recommended: ['sac-cuir'], createdAt: '2026-10-01T08:00:00.000Z' },
      declinations: skirts({}),
    },
    mine: { declinations: skirts({ year: 2020 }).reverse() },
    theirs: { declinations: skirts({}, { sellByMultipleOf: 2 }) },
    colliding: { declinations: skirts({}, { sellByMultipleOf: 3 }) },
    path: ['declinations', 'JUPE-36', 'sellByMultipleOf'],
    wrong: { declinations: [{ reference: 'REF-pull', values: { taille: '36' }, stock: 0 }] },
    wrongPath: 'value.declinations.0.reference',
  },
  tag: {
    key: 'lin',
    value: { label: 'Lin', page: 'robes', translations: { en_US: { label: 'Linen' } } },
    mine: { label: 'Lin lavé' },
    theirs: { translations: { en_US: { label: 'Washed linen' } } },
    colliding: { translations: { en_US: { label: 'Flax' } } },
    path: ['translations', 'en_US', 'label'],
    wrong: { page: 'nulle-part' },
    wrongPath: 'value.page',
  },
  discount: {
    key: 'ETE20',
    value: { type: 'PERCENT', amount: 2000, from: '2026-06-01', until: '2026-08-31', tags: ['robes'] },
    mine: { limitTotal: 100 },
    theirs: { minimum: 5000 },
    colliding: { minimum: 7000 },
    path: ['minimum'],
    wrong: { until: '2026-05-01' },
    wrongPath: 'value.until',
  },
  news: {
    key: 'soldes',
    value: {
      ...{ title: 'Soldes', excerpt: 'En bref.', html: '<p onclick="x()">Texte</p>', publishedAt: '2026-01-05' },
      picture: picture('Une robe'),
    },
    mine: { title: 'Les soldes' },
    theirs: { picture: picture('Une autre robe') },
    colliding: { picture: { ...picture('Encore une'), translations: { en_US: { alt: 'Une autre robe (en)' } } } },
    path: ['picture', 'alt'],
    wrong: { picture: { name: 'absente', alt: '' } },
    wrongPath: 'value.picture.name',
  },
  album: {
    key: 'atelier',
    value: {
      ...{ title: 'L’atelier', publishedAt: '2026-02-01T10:00:00.000Z' },
      pictures: [
        { name: 'robe', alt: 'Une robe', caption: 'Devant' },
        { name: 'dos', alt: 'De dos', caption: 'Derrière' },
      ],
    },
    mine: {
      pictures: [
        { name: 'robe', alt: 'Une robe rouge', caption: 'Devant' },
        { name: 'dos', alt: 'De dos', caption: 'Derrière' },
      ],
    },
    theirs: {
      pictures: [
        { name: 'dos', alt: 'Le dos', caption: 'Derrière' },
        { name: 'robe', alt: 'Une robe', caption: 'Devant' },
      ],
    },
    colliding: {
      pictures: [
        { name: 'robe', alt: 'Une robe', caption: 'Devant' },
        { name: 'dos', alt: 'Vu de dos', caption: 'Derrière' },
      ],
    },
    path: ['pictures', 'dos', 'alt'],
    wrong: { pictures: [{ name: 'absente', alt: '' }] },
    wrongPath: 'value.pictures.0.name',
  },
  service: {
    key: 'retouche',
    value: {
      ...{ title: 'Retouche', summary: 'Sur mesure.', price: 4500, minutes: 60, points: ['Essayage', 'Couture'], tags: ['atelier'] },
      ...{ picture: picture('L’atelier'), action: { label: 'Réserver', href: '/reserver' } },
      booking: { minutes: 60, hours: [{ weekday: 1, from: '09:00', to: '12:00' }] },
    },
    mine: { action: { label: 'Prendre rendez-vous', href: '/reserver' } },
    theirs: { action: { label: 'Réserver', href: '/rendez-vous' } },
    colliding: { action: { label: 'Réserver', href: '/agenda' } },
    path: ['action', 'href'],
    wrong: { booking: { minutes: 60, hours: [{ weekday: 1, from: '12:00', to: '09:00' }] } },
    wrongPath: 'value.booking.hours.0.to',
  },
  review: {
    key: 'avis 1/2 #a',
    value: { author: 'Zoé', rating: 5, text: 'Très bien', language: 'fr', writtenAt: '2026-03-01' },
    mine: { reply: 'Merci !' },
    theirs: { rating: 4 },
    colliding: { rating: 3 },
    path: ['rating'],
    wrong: { rating: 6 },
    wrongPath: 'value.rating',
  },
  variation: {
    key: 'matiere',
    value: {
      ...{ axis: null, label: 'Matière', displayLabel: null },
      values: [
        { label: 'Lin', colour: null },
        { label: 'Soie', colour: null },
      ],
    },
    mine: { displayLabel: 'Tissu' },
    theirs: {
      values: [
        { label: 'Lin', colour: '#eeeedd' },
        { label: 'Soie', colour: null },
      ],
    },
    colliding: {
      values: [
        { label: 'Lin', colour: '#ffffff' },
        { label: 'Soie', colour: null },
      ],
    },
    path: ['values', 'Lin', 'colour'],
    wrong: {
      values: [
        { label: 'Lin', colour: null },
        { label: 'Lin', colour: null },
      ],
    },
    wrongPath: 'value.values.1.label',
  },
  carrier: {
    key: 'Vélo',
    value: {
      ...{ description: 'À vélo', deliveryType: 'DELIVERY', minDays: 1, maxDays: 2 },
      zones: [{ countries: ['FR'], bands: [{ upTo: 5000, price: 500 }] }],
    },
    mine: { description: 'À vélo, en ville' },
    theirs: { maxDays: 3 },
    colliding: { maxDays: 4 },
    path: ['maxDays'],
    wrong: { maxDays: 0 },
    wrongPath: 'value.maxDays',
  },
  article: {
    key: 'vendanges',
    value: { title: 'Les vendanges', excerpt: 'En bref.', html: '<p>Texte</p>', publishedAt: '2026-09-20', picture: picture('Une robe') },
    mine: { author: 'Zoé' },
    theirs: { excerpt: 'Plus court.' },
    colliding: { excerpt: 'Plus long.' },
    path: ['excerpt'],
    wrong: { folders: ['absent'] },
    wrongPath: 'value.folders.0',
  },
  'blog folder': {
    key: 'actualites',
    value: { name: 'Actualités', translations: { en_US: { name: 'News' } } },
    mine: { description: 'Ce qui se passe.' },
    theirs: { name: 'Nouvelles' },
    colliding: { name: 'Du nouveau' },
    path: ['name'],
    wrong: { parent: 'actualites' },
    wrongPath: 'value.parent',
  },
  element: {
    key: 'actualites/degustation',
    value: {
      ...{ route: 'actualites', title: 'Dégustation', pictures: [{ name: 'robe', alt: 'Une robe' }] },
      event: { startsAt: '2027-05-01T18:00:00.000Z', seats: 12 },
    },
    mine: { event: { startsAt: '2027-05-01T18:00:00.000Z', seats: 20 } },
    theirs: { title: 'Soirée de dégustation' },
    colliding: { title: 'Dégustation du soir' },
    path: ['title'],
    wrong: { event: { startsAt: '2027-05-01T18:00:00.000Z', endsAt: '2027-05-01T17:00:00.000Z' } },
    wrongPath: 'value.event.endsAt',
  },
  form: {
    key: 'devis',
    value: {
      title: 'Devis',
      fields: [
        { key: 'nom', type: 'text', label: 'Nom', required: true },
        { key: 'taille', type: 'select', label: 'Taille', options: [{ value: 's', label: 'S' }] },
      ],
    },
    mine: {
      fields: [
        { key: 'nom', type: 'text', label: 'Votre nom', required: true },
        { key: 'taille', type: 'select', label: 'Taille', options: [{ value: 's', label: 'S' }] },
      ],
    },
    theirs: {
      fields: [
        { key: 'nom', type: 'text', label: 'Nom', required: true },
        { key: 'taille', type: 'select', label: 'Votre taille', options: [{ value: 's', label: 'S' }] },
      ],
    },
    colliding: {
      fields: [
        { key: 'nom', type: 'text', label: 'Nom', required: true },
        { key: 'taille', type: 'select', label: 'Quelle taille', options: [{ value: 's', label: 'S' }] },
      ],
    },
    path: ['fields', 'taille', 'label'],
    wrong: { fields: [{ key: 'taille', type: 'select', label: 'Taille' }] },
    wrongPath: 'value.fields.0.options',
  },
  popup: {
    key: 'bienvenue',
    value: { title: 'Bienvenue', html: '<p>Bonjour</p>', picture: { name: 'robe', alt: 'Une robe' }, trigger: 'scroll' },
    mine: { restDays: 30 },
    theirs: { title: 'Bonjour' },
    colliding: { title: 'Salut' },
    path: ['title'],
    wrong: { scrollPercent: 101 },
    wrongPath: 'value.scrollPercent',
  },
};

/** An entry of a sample with its key; `actualites/degustation` has it in two fields. */
export function sampleValue(kind: EntityKind, value: object, key = entrySamples[kind].key): Record<string, unknown> {
  const { key: field } = entities[kind];
  const whole = { ...value, [field]: key.split('/').at(-1) };
  if (readKey(entities[kind], whole) === key) return whole;
  return { ...value, [field]: key };
}
