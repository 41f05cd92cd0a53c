import type { Page } from 'playwright';
import type { ParameterKey } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { light } from './look.ts';
import type { PageProof } from './proof.ts';

const labelOf = (key: ParameterKey): string => parameterText(key, 'fr').label;
const shown = (text: string | RegExp) => (page: Page) => page.locator('footer').getByText(text, { exact: true }).isVisible();

/** Fields that stand in the address of every page's foot. */
const addressFields: readonly (readonly [ParameterKey, value: string, shown?: string | RegExp])[] = [
  ['COMPANY_NAME', 'Chez Madeleine'],
  ['COMPANY_ADDRESS', '3 quai des Brumes'],
  ['COMPANY_POSTAL_CODE', '44000', /^44000 /],
  ['COMPANY_CITY', 'Nantes', /^\d{5} Nantes$/],
  ['COMPANY_COUNTRY', 'BE', 'Belgique'],
  ['COMPANY_PHONE', '02 61 91 00 11'],
  ['COMPANY_MOBILE', '06 39 98 00 11'],
  ['COMPANY_FAX', '02 61 91 00 12'],
  ['COMPANY_EMAIL', 'madeleine@boutique.example'],
];

const address = addressFields.map(
  ([key, value, text = value]): PageProof => ({
    key,
    title: 'stands in the address at the foot of the page',
    value,
    path: light,
    see: shown(text),
    before: false,
    after: true,
  }),
);

const legalFields: readonly (readonly [ParameterKey, value: string])[] = [
  ['COMPANY_LEGAL_NAME', 'Madeleine & Filles'],
  ['COMPANY_LEGAL_AGENT', 'Madeleine Airault'],
  ['COMPANY_CORPORATE_FORM', 'SARL'],
  ['COMPANY_RCS', 'Nantes 000 111 222'],
  ['COMPANY_SIRET', '000 111 222 00033'],
  ['INTRACO_VAT', 'FR00000111222'],
  ['COMPANY_HEAD_OFFICE', '3 quai des Brumes, 44000 Nantes'],
  ['COMPANY_CAPITAL', '12 000 €'],
  ['COMPANY_APE', '47.71Z'],
  ['PUBLICATION_DIRECTOR', 'Jeanne Airault'],
  ['HOST_NAME', 'Serveurs de Loire'],
  ['HOST_ADDRESS', '1 rue du Port, 44000 Nantes'],
  ['MEDIATOR_NAME', 'Médiation des Brumes'],
  ['MEDIATOR_ADDRESS', '2 rue du Port, 44000 Nantes'],
  ['MEDIATOR_URL', 'https://mediation-brumes.example'],
];

/** Proofs of a legal text that names a field. A field that is not filled in is reported to the owner in the preview. */
const legal = legalFields.map(
  ([key, value]): PageProof => ({
    key,
    title: 'fills the legal texts, which name it to the owner while it is missing',
    value,
    with: { LEGAL_NOTICE: legalFields.map(([named]) => `<p>${named} : {{${named}}}</p>`).join('') },
    path: '/legal-notice',
    see: (page) => page.locator('main').getByText(`${key} : `).textContent(),
    before: `${key} : [à compléter : ${labelOf(key)}]`,
    after: `${key} : ${value}`,
  }),
);

/** The way to a map that the automatic contact page shows when it knows where the shop is. */
const mapLink = async (page: Page) => {
  const link = page.getByRole('link', { name: 'Voir sur un plan' });
  return (await link.isVisible()) ? link.getAttribute('href') : null;
};
const place: readonly PageProof[] = [
  {
    key: 'COMPANY_LATITUDE',
    title: 'the contact page leads to the place on a map',
    value: '46.7',
    with: { HIDE_CONTACT_PAGE: 'false', COMPANY_LONGITUDE: '-1.6' },
    path: '/contact',
    see: mapLink,
    before: null,
    after: 'https://www.openstreetmap.org/?mlat=46.7&mlon=-1.6#map=18/46.7/-1.6',
  },
  {
    key: 'COMPANY_LONGITUDE',
    title: 'the contact page leads to the place on a map',
    value: '-1.7',
    with: { HIDE_CONTACT_PAGE: 'false', COMPANY_LATITUDE: '46.8' },
    path: '/contact',
    see: mapLink,
    before: null,
    after: 'https://www.openstreetmap.org/?mlat=46.8&mlon=-1.7#map=18/46.8/-1.7',
  },
];

const days: readonly (readonly [ParameterKey, day: string])[] = [
  ['OPENING_HOURS_MONDAY', 'Lundi'],
  ['OPENING_HOURS_TUESDAY', 'Mardi'],
  ['OPENING_HOURS_WEDNESDAY', 'Mercredi'],
  ['OPENING_HOURS_THURSDAY', 'Jeudi'],
  ['OPENING_HOURS_FRIDAY', 'Vendredi'],
  ['OPENING_HOURS_SATURDAY', 'Samedi'],
  ['OPENING_HOURS_SUNDAY', 'Dimanche'],
];

/** Days that share their hours stand on one line: here each has its own. */
const hours = days.map(
  ([key, day], index): PageProof => ({
    key,
    title: 'the hours of the day stand among the opening hours',
    value: `08:1${index}-09:45`,
    path: light,
    see: async (page) => {
      const line = page.locator('footer dt', { hasText: new RegExp(`^${day}$`) });
      const said = (await line.isVisible()) ? await line.locator('xpath=following-sibling::dd[1]').textContent() : '';
      return said?.replaceAll(/\s/g, ' ') === `8 h 1${index} – 9 h 45`;
    },
    before: false,
    after: true,
  }),
);

export const proofs: readonly PageProof[] = [
  ...address,
  {
    key: 'COMPANY_DESCRIPTION',
    title: 'introduces the shop at the foot of the page',
    value: 'Une maison de linge ancien, entre Loire et marais.',
    path: light,
    see: shown('Une maison de linge ancien, entre Loire et marais.'),
    before: false,
    after: true,
  },
  ...legal,
  ...place,
  ...hours,
];
