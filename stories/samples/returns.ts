import type { OrderBack, OrderBackInfo } from '#schemas/order-back.ts';
import { order } from './shop.ts';

/** Returns as the API would give them, for the stories. */
export const returnInfo: OrderBackInfo = {
  isActive: true,
  message: 'Vous avez 14 jours après réception pour changer d’avis, sans donner de raison. Les pièces de seconde main aussi.',
  returnAskDescription: 'Nous avons reçu votre demande et nous vous répondons sous deux jours ouvrés.',
  labelSentDescription: 'L’étiquette de retour vous a été envoyée par e-mail. Déposez le colis sous 14 jours.',
  productReceivedDescription: 'Le colis est arrivé. Nous vérifions les articles, puis nous vous remboursons sous 14 jours.',
};

export const returnReasons = [
  { id: 'CHANGED_MIND', value: 'J’ai changé d’avis' },
  { id: 'SIZE', value: 'La taille ne va pas' },
  { id: 'NOT_AS_DESCRIBED', value: 'L’article ne ressemble pas à sa description' },
  { id: 'DAMAGED', value: 'L’article est arrivé abîmé' },
  { id: 'OTHER', value: 'Une autre raison' },
];

export const orderBack: OrderBack = {
  id: 7,
  idOrder: order.id,
  reference: `${order.reference}-R1`,
  status: 'ASKED',
  message: 'Un peu grande, dommage.',
  answer: '',
  lines: order.lines.map(({ id, name, declinationLabel, image, quantity, total }) => ({
    id,
    name,
    declinationLabel,
    image,
    quantity,
    total,
    reason: 'SIZE' as const,
  })),
  total: order.lines.reduce((sum, { total }) => sum + total, 0),
  refund: null,
  currency: order.currency,
  events: [{ status: 'ASKED', createdAt: '2026-11-21T10:12:00.000Z' }],
};
