import { describe, expect, it } from 'vitest';
import { orderStepMail, type StepFacts } from '#backend/commerce/order-mail/order-step.ts';
import type { orderLines, orders } from '#backend/tables/order.ts';
import { OrderStep } from '#schemas/order.ts';
import { readParameters } from '#schemas/parameters/index.ts';

const site = {
  name: 'La Penderie',
  timeZone: 'Europe/Paris',
  market: 'FR',
  pages: 'https://penderie.test',
  values: readParameters([
    { type: 'PRIMARY_COLOR', value: '#123456' },
    { type: 'CLICK_AND_COLLECT_HOURS', value: 'Mardi et samedi, 10 h – 12 h' },
  ]).values,
};
const facts: StepFacts = {
  orderUrl: 'https://penderie.test/order/success?order=1&key=k',
  isExpired: false,
  byCustomer: false,
  moneyCame: false,
  refund: 4590,
  withdrawal: '2026-12-04',
  withdrawUrl: 'https://shop.test/withdrawal',
};
const sent = {
  reference: '89-26-000042',
  locale: 'fr_FR',
  currency: 'EUR',
  firstname: 'Zoé <b>',
  deliveryKind: 'DELIVERY',
  carrierName: 'Colissimo',
  trackingLink: 'https://suivi.example/8X1',
  trackingNumber: '8X1',
  pickup: null,
  accessPoint: null,
  paidAt: new Date(),
  deliveryAddress: {
    firstname: 'Zoé',
    lastname: 'Martin',
    address: '3 rue des Lilas',
    addressPart2: '',
    postalCode: '85190',
    city: 'Aizenay',
    country: { id: 250, alphaTwo: 'FR', name: 'France' },
  },
} as unknown as typeof orders.$inferSelect;
const collected: typeof sent = {
  ...sent,
  deliveryKind: 'CLICK_AND_COLLECT',
  carrierName: null,
  deliveryAddress: null,
  trackingLink: null,
  trackingNumber: null,
  pickup: { idSchedule: 1, date: '2026-11-24', from: '10:00', to: '12:00', place: 'La Penderie, 12 rue du Marché, 85190 Aizenay' },
};
type Line = Parameters<typeof orderStepMail>[2][number];
const dress: Line = {
  name: 'Robe <Colette>',
  declinationLabel: '38',
  quantity: 1,
  rentFrom: null,
  rentTo: null,
  deposit: null,
  customizations: [],
  isPerishable: false,
  isSealed: false,
} satisfies Partial<typeof orderLines.$inferSelect>;
const rented: Line = { ...dress, name: 'Cape', rentFrom: '2026-12-04', rentTo: '2026-12-07', deposit: 17_000 };
const fresh: Line = { ...dress, name: 'Fromage', isPerishable: true };
const earrings: Line = { ...dress, name: 'Boucles', isSealed: true };
const engraved: Line = { ...dress, customizations: [{ label: 'Prénom', value: 'MAUD', file: null, isPersonal: true }] };
const mail = (step: OrderStep, order = sent, change: Partial<StepFacts> = {}, lines: readonly Line[] = [dress]) =>
  orderStepMail(site, order, lines, step, { ...facts, ...change });

describe('the e-mail about a step of an order', () => {
  it.each(OrderStep.options)('%s speaks French or English, wears the site’s colours, and says the same as HTML and as text', (step) => {
    const order = step === 'COLLECTED' || step === 'READY_FOR_PICKUP' ? collected : sent;
    const french = mail(step, order);
    const english = mail(step, { ...order, locale: 'en_US' });
    expect(french.html).toContain('<html lang="fr">');
    expect(english.html).toContain('<html lang="en">');
    expect(english.subject).not.toBe(french.subject);
    const messages = ({ subject, text }: { subject: string; text: string }) => `${subject} ${text.replace(/https:\S+/g, '')}`;
    expect(messages(french)).not.toMatch(/\b(your|order|the)\b/i);
    expect(messages(english)).not.toMatch(/\b(votre|commande|vous|nous)\b/i);
    for (const { subject, html, text } of [french, english]) {
      expect(subject).toContain('89-26-000042');
      expect(html).toContain('#123456');
      expect(html).toContain('Robe &lt;Colette&gt; (38)');
      expect(text).toContain('1 × Robe <Colette> (38)');
      expect(html).not.toMatch(/<(img|script|iframe|b>)|url\(|undefined|null/);
      expect(text).not.toMatch(/undefined|null|<h1/);
    }
  });

  it('shipped says who brings it where, and leads to where the parcel is followed', () => {
    const { subject, html, text } = mail('SHIPPED');
    expect(subject).toBe('Votre commande 89-26-000042 est expédiée');
    expect(text).toContain('Elle vient de partir avec Colissimo.');
    expect(text).toContain('Numéro du colis : 8X1');
    expect(text).toContain('Suivre le colis : https://suivi.example/8X1');
    expect(text).toContain('3 rue des Lilas');
    expect(html).toContain('<a href="https://suivi.example/8X1"');
    expect(html).toContain('href="https://penderie.test/order/success?order=1&amp;key=k"');
    expect(mail('SHIPPED', { ...sent, trackingLink: null, trackingNumber: null }).text).not.toMatch(/Suivre|colis/);
  });

  it('ready for pickup says where, when, and what to bring', () => {
    const { text } = mail('READY_FOR_PICKUP', collected);
    expect(text).toContain('mardi 24 novembre 2026, de 10:00 à 12:00');
    expect(text).toContain('12 rue du Marché');
    expect(text).toContain('Mardi et samedi, 10 h – 12 h');
    expect(text).toContain('avec son numéro : 89-26-000042');
  });

  it('delivered or collected says until when one may change one’s mind, perishable goods and what was made for somebody left out', () => {
    expect(mail('DELIVERED').text).toContain('jusqu’au vendredi 4 décembre 2026 inclus');
    expect(mail('COLLECTED', { ...collected, locale: 'en_US' }).text).toContain('until Friday, 4 December 2026');
    const mixed = mail('DELIVERED', sent, {}, [dress, rented]).text;
    expect(mixed).toContain('4 décembre 2026 inclus');
    expect(mixed).toContain('Renoncer au contrat ici : https://shop.test/withdrawal');
    const hired = mail('DELIVERED', sent, {}, [rented]).text;
    expect(hired).toContain('Pour une location, vous avez 14 jours après la commande');
    expect(hired).not.toContain('4 décembre');
    const own = mail('DELIVERED', sent, {}, [engraved]).text;
    expect(own).toContain('Fait pour vous, sans rétractation');
    expect(own).not.toContain('4 décembre');
    const eaten = mail('DELIVERED', sent, {}, [fresh]).text;
    expect(eaten).toContain('Denrée périssable, sans rétractation (Code de la consommation, L221-28 4°)');
    expect(eaten).not.toContain('4 décembre');
    expect(mail('DELIVERED', sent, {}, [dress, fresh]).text).toContain('4 décembre 2026 inclus');
    expect(mail('DELIVERED', sent, { withdrawal: null }).text).not.toContain('changer d’avis');
  });

  it('delivered tells the time of withdrawal of a sealed piece, and that it ends where the seal is broken', () => {
    const { text } = mail('DELIVERED', sent, {}, [earrings]);
    expect(text).toContain('4 décembre 2026 inclus');
    expect(text).toContain('Article scellé, sans rétractation une fois descellé (Code de la consommation, L221-28 5°) : Boucles.');
    expect(mail('DELIVERED').text).not.toContain('scellé');
  });

  it('delivered or collected says of a rental when and how it comes back, and what becomes of the deposit', () => {
    const { html, text } = mail('COLLECTED', collected, {}, [dress, rented]);
    for (const told of [
      'Cape : à rendre le lundi 7 décembre au plus tard.',
      'Rapportez-la à la boutique',
      'dépôt de garantie (170,00\u00a0€)',
    ]) {
      expect(text).toContain(told);
      expect(html).toContain(told);
    }
    expect(mail('DELIVERED').text).not.toContain('à rendre');
    expect(mail('SHIPPED', sent, {}, [rented]).text).not.toContain('à rendre');
  });

  it('sent says when it was promised, wherever it says where it goes', () => {
    const promise = { from: '2026-12-01', to: '2026-12-03' };
    expect(mail('SHIPPED', { ...sent, promise }).text).toContain('Livraison prévue entre mardi 1er et jeudi 3 décembre');
  });

  it('cancelled by the customer says so, and what comes back', () => {
    const { subject, text } = mail('REFUNDED', sent, { byCustomer: true });
    expect(subject).toBe('Votre commande 89-26-000042 est annulée');
    expect(text).toContain('Comme vous l’avez demandé');
    expect(text).toContain('45,90');
    expect(mail('REFUNDED', sent, { byCustomer: true, refund: 0 }).text).toContain('il n’y a rien à vous rendre');
    expect(mail('CANCELLED', sent, { byCustomer: true }).text).not.toContain('La boutique a annulé');
  });

  it('cancelled says why, that nothing was charged, and leads to the shop', () => {
    expect(mail('CANCELLED', sent, { isExpired: true }).text).toContain('n’est pas arrivé à temps');
    const { text } = mail('CANCELLED');
    expect(text).toContain('La boutique a annulé cette commande');
    expect(text).toContain('Rien ne vous a été débité');
    expect(text).not.toContain('key=');
    expect(text).toContain('https://penderie.test/');
  });

  it('refunded says how much comes back, and of the credit note where there was an invoice', () => {
    expect(mail('REFUNDED').text.replace(/\s/g, ' ')).toContain('Nous vous rendons 45,90 €');
    expect(mail('REFUNDED').text).toContain('L’avoir');
    expect(mail('REFUNDED', { ...sent, paidAt: null }).text).not.toContain('L’avoir');
  });
});
