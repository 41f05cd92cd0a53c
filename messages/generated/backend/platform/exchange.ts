/** Texts of `backend/platform/exchange`, made by `npm run generate` from `messages/<lang>/backend/platform/exchange.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  "csv.unreadable": string;
  "csv.file": string;
  "csv.workbook": string;
  "csv.ambiguous": (v: { cell: string | number; large: string | number; small: string | number }) => string;
  "csv.no-reference": string;
  "csv.header": string;
  "csv.header-twice": string;
  "csv.cells": (v: { count: string | number; expected: string | number }) => string;
  "csv.choice": (v: { words: string | number }) => string;
  "csv.feature": string;
  "csv.twice": (v: { line: string | number }) => string;
  "csv.unknown": string;
  "csv.address": string;
  "csv.other-product": (v: { slug: string | number }) => string;
  "csv.differs": (v: { line: string | number }) => string;
  "csv.tag": (v: { name: string | number }) => string;
  "csv.picture": (v: { name: string | number }) => string;
  "csv.pictures": string;
  "csv.no-declination": string;
  "csv.part": (v: { at: string | number; reason: string | number }) => string;
  "csv.moment": string;
  "csv.future": string;
  "csv.since": string;
  "csv.picture-text": (v: { name: string | number }) => string;
  "csv.axes": (v: { max: string | number }) => string;
  "csv.axis-unknown": (v: { name: string | number }) => string;
  "csv.axis-used": (v: { name: string | number }) => string;
  "csv.range": string;
  "csv.nutrition": string;
  "csv.award": string;
  "csv.award-form": string;
  "csv.award-text": (v: { name: string | number }) => string;
  "csv.guarantee": string;
  "csv.step": string;
  "csv.content": string;
  "csv.history": string;
  "csv.at-most": (v: { max: string | number }) => string;
  "csv.product": (v: { name: string | number }) => string;
  "csv.form": (v: { name: string | number }) => string;
  "csv.customization-start": string;
  "csv.customization-key": string;
  "csv.customization-missing": (v: { key: string | number; line: string | number }) => string;
  "csv.customization-only": (v: { asks: string | number }) => string;
  "csv.customization-choices": string;
  "csv.customization-choice-key": string;
  "csv.customization-parts": string;
  "csv.customization-unknown": (v: { name: string | number }) => string;
  "csv.customization-value": (v: { name: string | number }) => string;
  "csv.imported": string;
  "csv.checked": string;
  "csv.period": string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "csv.unreadable": "Le fichier ne se lit pas à partir de cette ligne : un guillemet manque peut-être.",
    "csv.file": "Un fichier CSV est attendu.",
    "csv.workbook": "Ce fichier est un classeur (.xlsx, .xls, .ods). Ouvrez-le dans votre tableur, choisissez « Enregistrer sous » ou « Télécharger », puis « CSV UTF-8 », et envoyez ce fichier-là.",
    "csv.ambiguous": (v) => `« ${v.cell} » se lit de deux façons : écrivez ${v.large} sans séparateur, ou ${v.small}.`,
    "csv.no-reference": "Il manque la colonne « référence », qui dit de quel article parle chaque ligne.",
    "csv.header": "Cette colonne n’existe pas. Les titres sont ceux d’un fichier téléchargé ici.",
    "csv.header-twice": "Cette colonne est là deux fois.",
    "csv.cells": (v) => `Cette ligne a ${v.count} cases, les titres en ont ${v.expected}.`,
    "csv.choice": (v) => `Un de ces mots est attendu : ${v.words}.`,
    "csv.feature": "Chaque ligne est de la forme « Couleur : bleu ».",
    "csv.twice": (v) => `Cette référence est déjà à la ligne ${v.line}.`,
    "csv.unknown": "Cette référence n’existe pas. Pour l’ajouter, donnez l’adresse de son produit dans la colonne « adresse ».",
    "csv.address": "L’adresse du produit est attendue (lettres sans accent, chiffres et tirets).",
    "csv.other-product": (v) => `Cette référence appartient au produit « ${v.slug} ».`,
    "csv.differs": (v) => `Ce n’est pas ce que dit la ligne ${v.line} du même produit. Laissez vide, ou écrivez la même chose.`,
    "csv.tag": (v) => `L’étiquette « ${v.name} » n’existe pas.`,
    "csv.picture": (v) => `L’image « ${v.name} » n’existe pas sur le site.`,
    "csv.pictures": "Un produit a au moins une image.",
    "csv.no-declination": "Un nouveau produit a au moins une référence.",
    "csv.part": (v) => `Ligne ${v.at} de la case : ${v.reason}`,
    "csv.moment": "Une date est attendue, comme 2026-11-20, ou un moment, comme 2026-11-20T09:00:00Z.",
    "csv.future": "C’est dans l’avenir.",
    "csv.since": "Ce produit n’a pas de réduction.",
    "csv.picture-text": (v) => `L’image « ${v.name} » n’est pas dans la colonne des images, ou elle y est moins souvent.`,
    "csv.axes": (v) => `Un produit se décline de ${v.max} façons au plus.`,
    "csv.axis-unknown": (v) => `Le site n’a pas de déclinaison « ${v.name} ».`,
    "csv.axis-used": (v) => `Des références de ce produit ont une valeur de « ${v.name} ».`,
    "csv.range": "Un nombre est attendu, ou deux du plus petit au plus grand, comme « 3 à 8 ».",
    "csv.nutrition": "Cette valeur manque : un tableau nutritionnel les a toutes, sauf les fibres.",
    "csv.award": "Chaque ligne est de la forme « or | Concours agricole | 2024 », puis, si la médaille a une image, « | image | texte ».",
    "csv.award-form": "Chaque ligne est de la forme « Concours agricole: Agricultural fair », puis « | texte de l’image ».",
    "csv.award-text": (v) => `Il n’y a pas, ou moins souvent, de récompense « ${v.name} ».`,
    "csv.guarantee": "Une garantie est de la forme « 5 | Marque | Modèle » : plus de deux ans, au demi-an près.",
    "csv.step": "Chaque ligne est de la forme « 6 | 5 % » ou « 6 | 0,50 ».",
    "csv.content": "Chaque ligne est de la forme « 2 | adresse-du-produit | référence ».",
    "csv.history": "Chaque ligne est de la forme « 2026-11-20T09:00:00Z | 59,00 ».",
    "csv.at-most": (v) => `${v.max} au plus.`,
    "csv.product": (v) => `Le produit « ${v.name} » n’existe pas.`,
    "csv.form": (v) => `Le formulaire « ${v.name} » n’existe pas sur le site.`,
    "csv.customization-start": "Une personnalisation commence par sa clé, comme « clé: initiales ».",
    "csv.customization-key": "Une clé est faite de lettres sans accent, de chiffres et de traits d’union.",
    "csv.customization-missing": (v) => `Il manque « ${v.line} » à « ${v.key} ».`,
    "csv.customization-only": (v) => `Cela ne va qu’avec « ${v.asks} ».`,
    "csv.customization-choices": "Il faut deux choix au moins, comme « choix court: Courtes ».",
    "csv.customization-choice-key": "Un choix a une clé de 40 lettres sans accent au plus, comme « choix court: Courtes ».",
    "csv.customization-parts": "Cette ligne est de la forme « choix long: Longues | 5,00 », ou « dès 4: 12,00 ».",
    "csv.customization-unknown": (v) => `La personnalisation « ${v.name} » n’existe pas.`,
    "csv.customization-value": (v) => `La personnalisation n’a pas « ${v.name} ».`,
    "csv.imported": "L’import est fait.",
    "csv.checked": "Le fichier a été vérifié, rien n’est écrit.",
    "csv.period": "La période commence après sa fin.",
  },
  en: {
    "csv.unreadable": "The file cannot be read from this line on: a quotation mark may be missing.",
    "csv.file": "A CSV file is expected.",
    "csv.workbook": "This file is a workbook (.xlsx, .xls, .ods). Open it in your spreadsheet, choose “Save as” or “Download”, then “CSV UTF-8”, and send that file.",
    "csv.ambiguous": (v) => `“${v.cell}” can be read in two ways: write ${v.large} without a separator, or ${v.small}.`,
    "csv.no-reference": "The column “reference” is missing, which says what article each line is about.",
    "csv.header": "There is no such column. Headers are those of a file downloaded here.",
    "csv.header-twice": "This column is there twice.",
    "csv.cells": (v) => `This line has ${v.count} cells, the headers have ${v.expected}.`,
    "csv.choice": (v) => `One of these words is expected: ${v.words}.`,
    "csv.feature": "Each line is of the form “Colour: blue”.",
    "csv.twice": (v) => `This reference is on line ${v.line} already.`,
    "csv.unknown": "There is no such reference. To add it, give its product’s address in the column “address”.",
    "csv.address": "The product’s address is expected (letters without accents, digits and hyphens).",
    "csv.other-product": (v) => `This reference belongs to the product “${v.slug}”.`,
    "csv.differs": (v) => `This is not what line ${v.line} says of the same product. Leave it empty, or write the same.`,
    "csv.tag": (v) => `There is no tag “${v.name}”.`,
    "csv.picture": (v) => `There is no picture “${v.name}” on the site.`,
    "csv.pictures": "A product has at least one picture.",
    "csv.no-declination": "A new product has at least one reference.",
    "csv.part": (v) => `Line ${v.at} of the cell: ${v.reason}`,
    "csv.moment": "A day such as 2026-11-20 is expected, or a moment such as 2026-11-20T09:00:00Z.",
    "csv.future": "This is in the future.",
    "csv.since": "This product has no reduction.",
    "csv.picture-text": (v) => `The picture “${v.name}” is not in the column of pictures, or fewer times.`,
    "csv.axes": (v) => `A product varies in ${v.max} ways at most.`,
    "csv.axis-unknown": (v) => `The site has no variation “${v.name}”.`,
    "csv.axis-used": (v) => `References of this product have a value of “${v.name}”.`,
    "csv.range": "A number is expected, or two with the smaller first, as in “3 to 8”.",
    "csv.nutrition": "This is missing: a table of nutrition has all values but fibre.",
    "csv.award": "Each line is of the form “gold | Agricultural fair | 2024”, then, where the medal has a picture, “| picture | text”.",
    "csv.award-form": "Each line is of the form “Concours agricole: Agricultural fair”, then “| text of the picture”.",
    "csv.award-text": (v) => `There is no award “${v.name}”, or fewer of it.`,
    "csv.guarantee": "A guarantee is of the form “5 | Brand | Model”: more than two years, whole or half ones.",
    "csv.step": "Each line is of the form “6 | 5 %” or “6 | 0.50”.",
    "csv.content": "Each line is of the form “2 | address-of-the-product | reference”.",
    "csv.history": "Each line is of the form “2026-11-20T09:00:00Z | 59.00”.",
    "csv.at-most": (v) => `At most ${v.max}.`,
    "csv.product": (v) => `There is no product “${v.name}”.`,
    "csv.form": (v) => `There is no form “${v.name}” on the site.`,
    "csv.customization-start": "A customization begins with its key, as in “key: initials”.",
    "csv.customization-key": "A key is made of letters without accents, digits and hyphens.",
    "csv.customization-missing": (v) => `“${v.line}” is missing in “${v.key}”.`,
    "csv.customization-only": (v) => `This goes with “${v.asks}” only.`,
    "csv.customization-choices": "Two choices at least are needed, as in “choice short: Short”.",
    "csv.customization-choice-key": "A choice has a key of at most 40 letters without accents, as in “choice short: Short”.",
    "csv.customization-parts": "This line is of the form “choice long: Long | 5.00”, or “from 4: 12.00”.",
    "csv.customization-unknown": (v) => `There is no customization “${v.name}”.`,
    "csv.customization-value": (v) => `The customization has no “${v.name}”.`,
    "csv.imported": "The import is done.",
    "csv.checked": "The file was checked, nothing is written.",
    "csv.period": "The period begins after its end.",
  },
};
