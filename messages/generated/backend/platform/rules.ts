/** Texts of `backend/platform/rules`, made by `npm run generate` from `messages/<lang>/backend/platform/rules.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  "rule.unknown": (v: { name: string | number }) => string;
  "rule.twice": (v: { name: string | number }) => string;
  "rule.basis-points": (v: { percent: string | number; points: string | number }) => string;
  "rule.ends-before": string;
  "rule.rental-terms": string;
  "rule.rental-days": string;
  "rule.wine-only": string;
  "rule.box-only": string;
  "rule.box-itself": string;
  "rule.recommends-itself": string;
  "rule.rented-decreasing": string;
  "rule.rented-made": string;
  "rule.margin-cost": string;
  "rule.reduction-future": string;
  "rule.serving-order": string;
  "rule.ageing-order": string;
  "rule.no-reference": (v: { name: string | number; product: string | number }) => string;
  "rule.reference-taken": (v: { slug: string | number }) => string;
  "rule.no-axis": (v: { variation: string | number }) => string;
  "rule.no-label": (v: { name: string | number; variation: string | number }) => string;
  "rule.label-missing": (v: { variation: string | number }) => string;
  "rule.form-named": string;
  "rule.cost-type": string;
  "rule.cost-nothing": string;
  "rule.choices": string;
  "rule.values": string;
  "rule.choice-key": string;
  "rule.length-number": string;
  "rule.choice-label": string;
  "rule.length-limit": (v: { max: string | number }) => string;
  "rule.event-end": string;
  "rule.options": string;
  "rule.pattern": string;
  "rule.field-before": (v: { name: string | number }) => string;
  "rule.folder-in-itself": string;
  "rule.days-order": string;
  "rule.band-weight": string;
  "rule.band-twice": string;
  "rule.slot-hours": string;
  "rule.closure-days": string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "rule.unknown": (v) => `« ${v.name} » n’existe pas.`,
    "rule.twice": (v) => `« ${v.name} » figure deux fois ici.`,
    "rule.basis-points": (v) => `Un pourcentage s’écrit en points de base : ${v.points} vaut ${v.percent} %.`,
    "rule.ends-before": "Un code se termine après son début.",
    "rule.rental-terms": "Un produit à louer, et lui seul, a un prix, un nombre de jours et une caution de location.",
    "rule.rental-days": "Le minimum de jours dépasse le maximum (à défaut, les jours compris dans le prix).",
    "rule.wine-only": "Seul un vin a une appellation et des cépages.",
    "rule.box-only": "Seul un coffret contient d’autres produits.",
    "rule.box-itself": "Un coffret ne se contient pas lui-même.",
    "rule.recommends-itself": "Un produit ne se recommande pas lui-même.",
    "rule.rented-decreasing": "Ce qui se loue n’a pas de prix dégressif.",
    "rule.rented-made": "Ce qui se loue ne se personnalise pas.",
    "rule.margin-cost": "Une pièce sous TVA sur la marge ne porte pas de TVA, et ce qui y est fait en porterait : une personnalisation ne peut rien coûter.",
    "rule.reduction-future": "Une réduction ne peut pas commencer dans le futur.",
    "rule.serving-order": "La température la plus haute vient en second.",
    "rule.ageing-order": "La dernière année vient en second.",
    "rule.no-reference": (v) => `« ${v.product} » n’a pas de déclinaison « ${v.name} ».`,
    "rule.reference-taken": (v) => `Cette référence appartient au produit « ${v.slug} ».`,
    "rule.no-axis": (v) => `Le produit ne se décline pas par « ${v.variation} ».`,
    "rule.no-label": (v) => `La déclinaison « ${v.variation} » n’a pas de valeur « ${v.name} ».`,
    "rule.label-missing": (v) => `La valeur de « ${v.variation} » manque.`,
    "rule.form-named": "Un DYNAMIC_FORM, et lui seul, nomme un formulaire.",
    "rule.cost-type": "NONE ne coûte rien : il manque « costType ».",
    "rule.cost-nothing": "Ce qui ne coûte rien est NONE.",
    "rule.choices": "Un SELECT a au moins deux choix.",
    "rule.values": "Seuls TEXT et SELECT ont des valeurs.",
    "rule.choice-key": "Un choix d’un SELECT, et lui seul, a une clé.",
    "rule.length-number": "Une longueur d’un TEXT, et elle seule, a un nombre de caractères.",
    "rule.choice-label": "Un choix a un intitulé.",
    "rule.length-limit": (v) => `Un texte a au plus ${v.max} caractères.`,
    "rule.event-end": "Un événement se termine après son début.",
    "rule.options": "Un choix a des valeurs parmi lesquelles choisir.",
    "rule.pattern": "Ceci n’est pas une expression régulière.",
    "rule.field-before": (v) => `Il n’y a pas de champ « ${v.name} » avant celui-ci.`,
    "rule.folder-in-itself": "Un dossier ne se contient pas lui-même.",
    "rule.days-order": "Une livraison dure au moins aussi longtemps au plus tard qu’au plus tôt, et pas moins de zéro jour.",
    "rule.band-weight": "Une tranche de poids va jusqu’à un gramme au moins.",
    "rule.band-twice": "Une autre tranche de cette zone va déjà jusqu’à ce poids.",
    "rule.slot-hours": "Un créneau va d’une heure comme 10:00 à une heure plus tardive.",
    "rule.closure-days": "Le dernier jour ne précède pas le premier.",
  },
  en: {
    "rule.unknown": (v) => `There is no “${v.name}”.`,
    "rule.twice": (v) => `“${v.name}” stands here twice.`,
    "rule.basis-points": (v) => `A percentage is written in basis points: ${v.points} is ${v.percent} %.`,
    "rule.ends-before": "A code ends after it begins.",
    "rule.rental-terms": "A product for rent, and only it, has rental terms: a price, a number of days and a deposit.",
    "rule.rental-days": "The fewest days are more than the most (where there is no most: than the days of the price).",
    "rule.wine-only": "Only a wine has an appellation and grapes.",
    "rule.box-only": "Only a box holds other products.",
    "rule.box-itself": "A box does not hold itself.",
    "rule.recommends-itself": "A product does not recommend itself.",
    "rule.rented-decreasing": "What is rented has no decreasing price.",
    "rule.rented-made": "What is rented is not made with anything.",
    "rule.margin-cost": "A piece under the margin scheme bears no VAT, and what is done to it would: it cannot cost anything.",
    "rule.reduction-future": "A reduction cannot begin in the future.",
    "rule.serving-order": "The highest temperature comes second.",
    "rule.ageing-order": "The last year comes second.",
    "rule.no-reference": (v) => `“${v.product}” has no declination “${v.name}”.`,
    "rule.reference-taken": (v) => `This reference belongs to the product “${v.slug}”.`,
    "rule.no-axis": (v) => `The product does not vary by “${v.variation}”.`,
    "rule.no-label": (v) => `Variation “${v.variation}” has no value “${v.name}”.`,
    "rule.label-missing": (v) => `The value of “${v.variation}” is missing.`,
    "rule.form-named": "A DYNAMIC_FORM, and only it, names a form.",
    "rule.cost-type": "NONE costs nothing: “costType” is missing.",
    "rule.cost-nothing": "What costs nothing is NONE.",
    "rule.choices": "A SELECT has two choices at least.",
    "rule.values": "Only TEXT and SELECT have values.",
    "rule.choice-key": "A choice of a SELECT, and only it, has a key.",
    "rule.length-number": "A length of a TEXT, and only it, has a number of characters.",
    "rule.choice-label": "A choice has a label.",
    "rule.length-limit": (v) => `A text has ${v.max} characters at most.`,
    "rule.event-end": "An event ends after it begins.",
    "rule.options": "A choice has values to choose from.",
    "rule.pattern": "This is no regular expression.",
    "rule.field-before": (v) => `There is no field “${v.name}” before this one.`,
    "rule.folder-in-itself": "A folder does not stand in itself.",
    "rule.days-order": "A delivery lasts at least as long at the latest as at the earliest, and not less than zero days.",
    "rule.band-weight": "A band of weights goes up to one gram at least.",
    "rule.band-twice": "Another band of this zone already goes up to this weight.",
    "rule.slot-hours": "A slot goes from an hour such as 10:00 to a later one.",
    "rule.closure-days": "The last day is not before the first.",
  },
};
