/** Texts of `domain/producer-guarantee`, made by `npm run generate` from `messages/<lang>/domain/producer-guarantee.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  years: (v: { years: number }) => string;
  brand: string;
  model: string;
  text: string;
  link: string;
  newTab: string;
  line: (v: { brand: string | number; model: string | number; years: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Garantie commerciale de durabilité",
    years: (v) => counted("fr", v.years, { one: "# an", other: "# ans" }),
    brand: "Marque",
    model: "Modèle",
    text: "Le producteur garantit la pièce entière, sans frais, en plus de la garantie légale.",
    link: "En savoir plus sur cette garantie",
    newTab: "(nouvel onglet)",
    line: (v) => `GARAN : garantie du producteur ${v.brand} ${v.model}, ${v.years}`,
  },
  en: {
    title: "Commercial guarantee of durability",
    years: (v) => counted("en", v.years, { one: "# year", other: "# years" }),
    brand: "Brand",
    model: "Model",
    text: "The producer guarantees the whole piece, free of charge, on top of the legal guarantee.",
    link: "More about this guarantee",
    newTab: "(new tab)",
    line: (v) => `GARAN: guarantee of the producer ${v.brand} ${v.model}, ${v.years}`,
  },
};
