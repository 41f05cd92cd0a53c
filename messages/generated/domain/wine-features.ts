/** Texts of `domain/wine-features`, made by `npm run generate` from `messages/<lang>/domain/wine-features.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  appellation: string;
  colour: string;
  colours: {
    RED: string;
    WHITE: string;
    ROSE: string;
    SPARKLING: string;
    SWEET: string;
  };
  grapes: string;
  grape: string;
  vintage: string;
  capacity: string;
  alcohol: string;
  volume: (v: { percent: string | number }) => string;
  serving: string;
  degree: (v: { at: string | number }) => string;
  degrees: (v: { from: string | number; to: string | number }) => string;
  ageing: string;
  exactYears: (v: { to: string | number }) => string;
  yearsUpTo: (v: { to: string | number }) => string;
  years: (v: { from: string | number; to: string | number }) => string;
  soil: string;
  litre: string;
  perLitre: (v: { price: string | number }) => string;
  span: (v: { least: string | number; most: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    appellation: "Appellation",
    colour: "Couleur",
    colours: {
      RED: "Rouge",
      WHITE: "Blanc",
      ROSE: "Rosé",
      SPARKLING: "Effervescent",
      SWEET: "Moelleux",
    },
    grapes: "Cépages",
    grape: "Cépage",
    vintage: "Millésime",
    capacity: "Contenance",
    alcohol: "Degré d’alcool",
    volume: (v) => `${v.percent} % vol.`,
    serving: "Température de service",
    degree: (v) => `${v.at} °C`,
    degrees: (v) => `${v.from} à ${v.to} °C`,
    ageing: "Garde",
    exactYears: (v) => `${v.to} ans`,
    yearsUpTo: (v) => `Jusqu’à ${v.to} ans`,
    years: (v) => `${v.from} à ${v.to} ans`,
    soil: "Sol",
    litre: "Prix au litre",
    perLitre: (v) => `${v.price} / l`,
    span: (v) => `${v.least} à ${v.most}`,
  },
  en: {
    appellation: "Appellation",
    colour: "Colour",
    colours: {
      RED: "Red",
      WHITE: "White",
      ROSE: "Rosé",
      SPARKLING: "Sparkling",
      SWEET: "Sweet",
    },
    grapes: "Grape varieties",
    grape: "Grape variety",
    vintage: "Vintage",
    capacity: "Capacity",
    alcohol: "Alcohol",
    volume: (v) => `${v.percent}% vol.`,
    serving: "Serve at",
    degree: (v) => `${v.at} °C`,
    degrees: (v) => `${v.from} to ${v.to} °C`,
    ageing: "Keeps",
    exactYears: (v) => `${v.to} years`,
    yearsUpTo: (v) => `Up to ${v.to} years`,
    years: (v) => `${v.from} to ${v.to} years`,
    soil: "Soil",
    litre: "Price per litre",
    perLitre: (v) => `${v.price} / l`,
    span: (v) => `${v.least} to ${v.most}`,
  },
};
