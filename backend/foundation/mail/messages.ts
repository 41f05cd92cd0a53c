import type { Lang } from '#schemas/site.ts';

const fr = {
  subject: 'Votre commande {reference} est confirmée',
  thanks: 'Merci {firstname}, votre commande est confirmée',
  intro: 'Nous avons bien reçu votre paiement. Voici le détail de votre commande n°\u00a0{reference}.',
  product: 'Article',
  quantity: 'Quantité',
  price: 'Prix',
  subtotal: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'Offerte',
  total: 'Total payé (TTC)',
  deducted: 'TVA déduite (exportation)',
  totalExported: 'Total payé (exporté sans TVA)',
  exported:
    'Exportation : sans TVA française (article 262 I du CGI). Les droits et taxes d’importation éventuels sont à payer à l’arrivée.',
  vat: 'dont TVA',
  margin: 'Régime particulier – Biens d’occasion : la TVA n’est pas récupérable sur ces articles.',
  marginMark: 'Occasion',
  pickup: 'Retrait à la boutique',
  pickupAt: '{date}, de {from} à {to}',
  delivery: 'Livraison',
  relay: 'Point relais',
  promised: 'Livraison prévue {when}',
  noDelivery: 'Cette commande ne demande pas de livraison.',
  message: 'Votre message',
  see: 'Voir ma commande',
  withdrawal: 'Droit de rétractation',
  withdrawalText: 'Vous avez 14 jours après réception de votre commande pour changer d’avis, sans motif à donner. Écrivez-nous à {email}.',
  withdrawalRental: 'Une location à dates fixes ne peut pas faire l’objet d’une rétractation (Code de la consommation, L221-28 12°).',
  withdrawalPersonal:
    'Un article fait pour vous ne peut pas faire l’objet d’une rétractation (Code de la consommation, L221-28 3°) ; la garantie légale de conformité le couvre comme les autres.',
  withdrawalPerishable:
    'Une denrée périssable ne peut pas faire l’objet d’une rétractation (Code de la consommation, L221-28 4°) ; la garantie légale de conformité la couvre comme les autres articles.',
  rented: 'Location du {from} au {to} inclus',
  deposit: 'Dépôt de garantie : {amount}, à la remise, non compris dans le total',
  terms: 'Conditions générales de vente',
  welcomeSubject: 'Bienvenue chez {site}',
  welcomeTitle: 'Bienvenue {firstname}',
  welcomeText: 'Votre compte est créé avec l’adresse {email}. Vous y retrouverez vos commandes et vos adresses.',
  welcomeButton: 'Aller à mon compte',
  reviewSubject: 'Votre avis sur la commande {reference}',
  reviewTitle: 'Alors {firstname}, tout vous plaît ?',
  reviewText:
    'Votre commande n°\u00a0{reference} est arrivée il y a quelques jours. Dites-nous en quelques mots ce que vous en pensez : votre avis nous fait avancer, et il aide celles et ceux qui hésitent.',
  reviewList: 'Dans cette commande',
  reviewButton: 'Donner mon avis',
  reviewReply: 'Répondez simplement à cet e-mail. Votre commande est toujours là si vous voulez la revoir.',
  reviewOnce: 'C’est notre seul message à ce sujet.',
};

const en: typeof fr = {
  subject: 'Your order {reference} is confirmed',
  thanks: 'Thank you {firstname}, your order is confirmed',
  intro: 'We have received your payment. Here are the details of your order no. {reference}.',
  product: 'Product',
  quantity: 'Quantity',
  price: 'Price',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total paid (tax included)',
  deducted: 'VAT deducted (export)',
  totalExported: 'Total paid (exported without VAT)',
  exported: 'Export: without French VAT (article 262 I CGI). Import duties and taxes, if any, are paid on arrival.',
  vat: 'including VAT',
  margin: 'Margin scheme – second-hand goods: VAT on these products cannot be recovered.',
  marginMark: 'Second-hand',
  pickup: 'Collection in the shop',
  pickupAt: '{date}, from {from} to {to}',
  delivery: 'Delivery',
  relay: 'Pickup point',
  promised: 'Delivery expected {when}',
  noDelivery: 'This order needs no delivery.',
  message: 'Your message',
  see: 'See my order',
  withdrawal: 'Right of withdrawal',
  withdrawalText: 'You have 14 days after receiving your order to change your mind, without giving a reason. Write to us at {email}.',
  withdrawalRental: 'A rental at fixed dates cannot be withdrawn from (Code de la consommation, L221-28 12°).',
  withdrawalPersonal:
    'What is made for you cannot be withdrawn from (Code de la consommation, L221-28 3°); the legal guarantee of conformity covers it like the rest.',
  withdrawalPerishable:
    'Perishable goods cannot be withdrawn from (Code de la consommation, L221-28 4°); the legal guarantee of conformity covers them like the others.',
  rented: 'Rented from {from} to {to} inclusive',
  deposit: 'Deposit: {amount}, at the handing over, not part of the total',
  terms: 'Terms of sale',
  welcomeSubject: 'Welcome to {site}',
  welcomeTitle: 'Welcome {firstname}',
  welcomeText: 'Your account has been created with the address {email}. You will find your orders and addresses there.',
  welcomeButton: 'Go to my account',
  reviewSubject: 'Your opinion on order {reference}',
  reviewTitle: 'So, {firstname}, are you happy with it?',
  reviewText:
    'Your order no. {reference} arrived a few days ago. Tell us in a few words what you think of it: it helps us, and those who still hesitate.',
  reviewList: 'In this order',
  reviewButton: 'Give my opinion',
  reviewReply: 'Simply reply to this e-mail. Your order is still there if you want to see it again.',
  reviewOnce: 'This is our only message about it.',
};

const messages: Record<Lang, typeof fr> = { fr, en };

/** Says the words of an e-mail in a language, `{name}` places filled. */
export function wordsOf(lang: Lang) {
  return (key: keyof typeof fr, params: Readonly<Record<string, string>> = {}): string =>
    messages[lang][key].replace(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place);
}
export type Say = ReturnType<typeof wordsOf>;
