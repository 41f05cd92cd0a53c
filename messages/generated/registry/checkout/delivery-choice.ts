/** Texts of `registry/checkout/delivery-choice`, made by `npm run generate` from `messages/<lang>/registry/checkout/delivery-choice.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  loading: string;
  legend: string;
  otherWay: string;
  collect: string;
  collectDetail: (v: { place: string | number }) => string;
  collectPlain: string;
  delivery: string;
  deliveryOrRelay: string;
  choosePoint: string;
  deliveryDetail: (v: { city: string | number }) => string;
  deliveryOrRelayDetail: (v: { city: string | number }) => string;
  notSent: string;
  locked: string;
  deliveryPlain: string;
  free: string;
  carriers: string;
  feesLoading: string;
  feesError: string;
  feesNone: string;
  refused: string;
  changeCart: string;
  changeAddress: string;
  addressNeeded: string;
  giveAddress: string;
  delay: (v: { days: number }) => string;
  delayRange: (v: { max: string | number; min: string | number }) => string;
  arrives: (v: { days: string | number }) => string;
  arrivesAtRelay: (v: { days: string | number }) => string;
  forRental: (v: { first: string | number }) => string;
  tooLate: (v: { arrival: string | number; first: string | number }) => string;
  allTooLate: (v: { first: string | number }) => string;
  retry: string;
  next: string;
  back: string;
  chooseFirst: string;
  chooseSlot: string;
  chooseCarrier: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement des livraisons possibles",
    legend: "Comment souhaitez-vous recevoir votre commande ?",
    otherWay: "Recevoir autrement",
    collect: "Retrait en boutique",
    collectDetail: (v) => `Gratuit · ${v.place}`,
    collectPlain: "Gratuit",
    delivery: "Livraison à domicile",
    deliveryOrRelay: "Livraison à domicile ou en point relais",
    choosePoint: "Choisissez un point relais.",
    deliveryDetail: (v) => `Chez vous, à ${v.city}`,
    deliveryOrRelayDetail: (v) => `Chez vous, à ${v.city}, ou chez un commerçant`,
    notSent: "Rien à livrer : cette commande ne contient que des produits dématérialisés.",
    locked: "La livraison est suspendue pour le moment. Le retrait reste possible.",
    deliveryPlain: "Par La Poste ou un transporteur",
    free: "offert",
    carriers: "Transporteur",
    feesLoading: "Calcul des frais de livraison",
    feesError: "Les frais de livraison n’ont pas pu être calculés.",
    feesNone: "Nous ne livrons pas encore à cette adresse. Choisissez le retrait en boutique ou une autre adresse.",
    refused: "Cette commande ne peut pas être livrée.",
    changeCart: "Modifier le panier",
    changeAddress: "Changer d’adresse",
    addressNeeded: "Pour livrer chez vous, il nous faut votre adresse.",
    giveAddress: "Donner mon adresse",
    delay: (v) => counted("fr", v.days, { one: "# jour ouvré", other: "# jours ouvrés" }),
    delayRange: (v) => `${v.min} à ${v.max} jours ouvrés`,
    arrives: (v) => `Chez vous ${v.days}`,
    arrivesAtRelay: (v) => `En point relais ${v.days}`,
    forRental: (v) => `À temps pour votre location, qui commence le ${v.first}.`,
    tooLate: (v) => `Arriverait au plus tard le ${v.arrival} : votre location commence le ${v.first}.`,
    allTooLate: (v) => `Aucun transporteur ne livre à temps pour votre location, qui commence le ${v.first}. Choisissez le retrait en boutique, ou d’autres dates.`,
    retry: "Réessayer",
    next: "Passer au paiement",
    back: "Revenir aux coordonnées",
    chooseFirst: "Choisissez d’abord comment vous recevez votre commande.",
    chooseSlot: "Choisissez un jour et une heure de retrait.",
    chooseCarrier: "Choisissez un transporteur.",
  },
  en: {
    loading: "Loading the possible deliveries",
    legend: "How would you like to receive your order?",
    otherWay: "Receive it another way",
    collect: "Collect in the shop",
    collectDetail: (v) => `Free · ${v.place}`,
    collectPlain: "Free",
    delivery: "Home delivery",
    deliveryOrRelay: "Delivery to your home or a relay point",
    choosePoint: "Choose a relay point.",
    deliveryDetail: (v) => `To your home in ${v.city}`,
    deliveryOrRelayDetail: (v) => `To your home in ${v.city}, or to a shop nearby`,
    notSent: "Nothing to deliver: this order holds dematerialized products alone.",
    locked: "Delivery is suspended at the moment. Collection stays possible.",
    deliveryPlain: "By post or carrier",
    free: "free",
    carriers: "Carrier",
    feesLoading: "Calculating the delivery fees",
    feesError: "The delivery fees could not be calculated.",
    feesNone: "We do not deliver to this address yet. Choose collection in the shop or another address.",
    refused: "This order cannot be delivered.",
    changeCart: "Change the cart",
    changeAddress: "Change the address",
    addressNeeded: "To deliver to your home, we need your address.",
    giveAddress: "Give my address",
    delay: (v) => counted("en", v.days, { one: "# working day", other: "# working days" }),
    delayRange: (v) => `${v.min} to ${v.max} working days`,
    arrives: (v) => `At your home ${v.days}`,
    arrivesAtRelay: (v) => `At the relay point ${v.days}`,
    forRental: (v) => `In time for your rental, which begins on ${v.first}.`,
    tooLate: (v) => `Would arrive on ${v.arrival} at the latest: your rental begins on ${v.first}.`,
    allTooLate: (v) => `No carrier delivers in time for your rental, which begins on ${v.first}. Choose collection in the shop, or other dates.`,
    retry: "Try again",
    next: "Go to payment",
    back: "Back to your details",
    chooseFirst: "First choose how you receive your order.",
    chooseSlot: "Choose a day and an hour of collection.",
    chooseCarrier: "Choose a carrier.",
  },
};
