/** Texts of `backend/platform/operations`, made by `npm run generate` from `messages/<lang>/backend/platform/operations.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  "order.no-cawl": string;
  "order.not-sent": string;
  "order.payment-unconfirmed": string;
  "order.step": string;
  "mail.not-found": string;
  "mail.sent": string;
  "stock.not-found": string;
  "stock.untracked": string;
  "stock.changed": (v: { stock: string | number }) => string;
  "stock.held": (v: { count: string | number }) => string;
  "stock.rented": (v: { count: string | number }) => string;
  "message.title": string;
  "payment.no-public-key": string;
  "relay-feed.host": string;
  "relay-feed.address": string;
  "svg.address": string;
  "svg.host": string;
  "svg.private": string;
  "svg.unreachable": string;
  "svg.too-large": string;
  "svg.not-svg": string;
  "preview.hash": string;
  "preview.picture": string;
  "preview.no-layout": string;
  "address.DELIVERY": string;
  "address.BILLING": string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "order.no-cawl": "Cette boutique n’encaisse pas par Cawl ; voici où en est la commande.",
    "order.not-sent": "Cette commande n’est pas expédiée : elle n’a pas de colis à suivre.",
    "order.payment-unconfirmed": "La banque n’a pas encore confirmé ce paiement. Confirmez-le par sa liste, ou dites que vous continuez sans.",
    "order.step": "Cette commande n’en est plus là. Rechargez la page pour voir où elle en est.",
    "mail.not-found": "Ce message n’existe plus.",
    "mail.sent": "Ce message est parti : il ne s’envoie pas deux fois.",
    "stock.not-found": "Cet article n’existe plus.",
    "stock.untracked": "Le stock de cet article n’est pas compté.",
    "stock.changed": (v) => `Le stock a changé entre-temps : il est maintenant de ${v.stock}. Comptez à nouveau.`,
    "stock.held": (v) => `${v.count} sont gardés par des commandes en attente de paiement : le stock ne peut pas descendre en dessous.`,
    "stock.rented": (v) => `${v.count} sont loués ou réservés le même jour : le stock ne peut pas descendre en dessous.`,
    "message.title": "Messages",
    "payment.no-public-key": "Aucun paiement par carte n’est configuré.",
    "relay-feed.host": "Ce serveur n’est pas autorisé : demandez à l’exploitant de l’ajouter à RELAY_HOSTS.",
    "relay-feed.address": "Une adresse https est attendue, sans port ni mot de passe.",
    "svg.address": "Une adresse https est attendue.",
    "svg.host": "Ce serveur n’est pas autorisé.",
    "svg.private": "Cette adresse n’est pas publique.",
    "svg.unreachable": "Le dessin n’a pas pu être chargé.",
    "svg.too-large": "Ce dessin dépasse 1 Mo.",
    "svg.not-svg": "Ce fichier n’est pas un dessin SVG.",
    "preview.hash": "Ce HTML a changé depuis que l’image a été prise.",
    "preview.picture": "Ce fichier n’est pas une image acceptée.",
    "preview.no-layout": "Cette section n’existe pas.",
    "address.DELIVERY": "Livraison",
    "address.BILLING": "Facturation",
  },
  en: {
    "order.no-cawl": "This shop does not collect with Cawl; this is how the order stands.",
    "order.not-sent": "This order is not sent: it has no parcel to follow.",
    "order.payment-unconfirmed": "The bank has not confirmed this payment yet. Confirm it by its list, or say that you go on without.",
    "order.step": "This order is not at that point any more. Reload the page to see how it stands.",
    "mail.not-found": "This message does not exist any more.",
    "mail.sent": "This message has left: it is not sent twice.",
    "stock.not-found": "This product does not exist any more.",
    "stock.untracked": "The stock of this product is not counted.",
    "stock.changed": (v) => `The stock has changed meanwhile: it is ${v.stock} now. Count again.`,
    "stock.held": (v) => `${v.count} are kept by orders that wait for their payment: the stock cannot go below that.`,
    "stock.rented": (v) => `${v.count} are rented or booked on one day: the stock cannot go below that.`,
    "message.title": "Messages",
    "payment.no-public-key": "No card payment is set up.",
    "relay-feed.host": "This server is not allowed: ask the operator to add it to RELAY_HOSTS.",
    "relay-feed.address": "An https address is expected, without a port or a password.",
    "svg.address": "An https address is expected.",
    "svg.host": "This server is not allowed.",
    "svg.private": "This address is not public.",
    "svg.unreachable": "The drawing could not be loaded.",
    "svg.too-large": "This drawing is larger than 1 MB.",
    "svg.not-svg": "This file is not an SVG drawing.",
    "preview.hash": "This HTML has changed since the picture was taken.",
    "preview.picture": "This file is not a picture that is accepted.",
    "preview.no-layout": "This section does not exist.",
    "address.DELIVERY": "Delivery",
    "address.BILLING": "Billing",
  },
};
