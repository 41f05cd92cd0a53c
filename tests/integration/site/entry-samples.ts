import type { z } from 'zod';
import type { EntityKind, entities } from '#schemas/entities/index.ts';

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

/** An entry of each kind with what two people change in it. */
export const entrySamples: { readonly [Kind in EntityKind]: Typed<Kind> } = {
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
