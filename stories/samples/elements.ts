import archive from '#content/89/elements.json';
import forms from '#content/89/forms.json';
import type { Element, ElementList } from '#schemas/element.ts';
import { Form } from '#schemas/form.ts';
import type { Popup } from '#schemas/popup.ts';
import type { Image } from '#schemas/site.ts';

const picture = (name: string, alt: string): Image => ({
  name,
  alt,
  url: `/media/sample/${name}`,
  externalPath: null,
  width: 1600,
  height: 1000,
});

const sampleEvents = archive.flatMap((entry) => (entry.event ? [{ ...entry, event: entry.event }] : []));

/** The events of the sample boutique as the API would answer them: one nearly full, one full, the last over. */
export const events: Element[] = sampleEvents.map(({ route, slug, title, excerpt = '', html = '', pictures = [], event }, position) => ({
  id: position + 1,
  route,
  slug,
  title,
  excerpt,
  html,
  position,
  link: null,
  pictures: pictures.map(({ name, alt }) => picture(name, alt)),
  event: { ...event, timeZone: 'Europe/Paris', booked: [2, 12, 5, 6, 0][position] ?? 0 },
}));

/** Far from any day on which the stories are told. */
const inYear = (year: number, element: Element): Element => {
  const move = (moment: string) => `${year}${moment.slice(4)}`;
  const { event } = element;
  return event ? { ...element, event: { ...event, startsAt: move(event.startsAt), endsAt: event.endsAt && move(event.endsAt) } } : element;
};
export const eventToCome = (change: Partial<NonNullable<Element['event']>> = {}): Element => {
  const [first] = events.map((element) => inYear(2090, element));
  if (!first?.event) throw new Error('the sample boutique has no event');
  return { ...first, event: { ...first.event, ...change } };
};
export const upcoming: ElementList = { total: 4, elements: events.slice(0, 4).map((element) => inYear(2090, element)) };
export const past: ElementList = { total: 1, elements: events.slice(4).map((element) => inYear(2020, element)) };

/** Lists of partners, people and links. */
export const elementLists: Readonly<Record<string, ElementList>> = Object.fromEntries(
  Object.entries({
    'logo-footer': ['La Ressourcerie', 'Tissages du Bocage', 'Mairie d’Aizenay', 'Le Lavoir', 'Fil et Compagnie'],
    'link-footer': ['La Ressourcerie du canton', 'Le guide des retouches', 'Les marchés de Vendée'],
    equipe: ['Marie', 'Nora', 'Lucie'],
  }).map(([route, titles]) => {
    const elements = titles.map((title, position) => ({
      id: position + 1,
      route,
      slug: `${route}-${position}`,
      title,
      html: '',
      position,
      event: null,
      excerpt: route === 'logo-footer' ? '' : 'Vingt ans de couture, et l’œil pour les belles matières.',
      pictures: [picture('logo', title)],
      link: route === 'equipe' ? null : 'https://example.test/',
    }));
    return [route, { total: elements.length, elements }];
  }),
);

/** The contact form of the sample boutique. */
export const contactForm: Form = Form.parse({ id: 1, ...forms[0] });

export const popup: Popup = {
  id: 1,
  slug: 'lettre',
  title: 'La lettre de la penderie',
  link: '/actualites',
  linkLabel: 'Lire la dernière',
  html: '<p>Une fois par mois : les arrivages, les ateliers, et une idée pour remettre ce que l’on a déjà.</p>',
  image: picture('boutique-vitrine', 'La vitrine de la boutique'),
  trigger: 'load',
  delaySeconds: 0,
  scrollPercent: 50,
  showOnEveryReload: true,
  restDays: 0,
};
