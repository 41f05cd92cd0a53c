/** Texts of `admin/rich-text`, made by `npm run generate` from `messages/<lang>/admin/rich-text.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  views: string;
  rich: string;
  source: string;
  lossy: (v: { parts: string | number }) => string;
  picturesLeft: (v: { count: number }) => string;
  placeholder: string;
  insert: string;
  tools: string;
  text: string;
  heading: (v: { level: string | number }) => string;
  style: string;
  bold: string;
  italic: string;
  superscript: string;
  subscript: string;
  bullets: string;
  numbers: string;
  link: string;
  linkTo: string;
  apply: string;
  unlink: string;
  alt: string;
  insertTable: string;
  table: string;
  rowBefore: string;
  rowAfter: string;
  columnBefore: string;
  columnAfter: string;
  headerRow: string;
  deleteRow: string;
  deleteColumn: string;
  deleteTable: string;
  tableKeys: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    views: "Façon de modifier",
    rich: "Texte",
    source: "Source HTML",
    lossy: (v) => `Ce texte contient ce que l’éditeur de texte perdrait (${v.parts}) : modifiez sa source HTML.`,
    picturesLeft: (v) => counted("fr", v.count, { one: "Une image n’a pas été collée : elle n’est pas dans la médiathèque.", other: "# images n’ont pas été collées : elles ne sont pas dans la médiathèque." }),
    placeholder: "Insérer une valeur de la société",
    insert: "Insérer…",
    tools: "Mise en forme",
    text: "Paragraphe",
    heading: (v) => `Titre ${v.level}`,
    style: "Style du paragraphe",
    bold: "Gras",
    italic: "Italique",
    superscript: "Exposant x²",
    subscript: "Indice x₂",
    bullets: "Liste à puces",
    numbers: "Liste numérotée",
    link: "Lien",
    linkTo: "Adresse du lien",
    apply: "Appliquer",
    unlink: "Retirer le lien",
    alt: "Ce que montre l’image, pour qui ne la voit pas",
    insertTable: "Insérer un tableau",
    table: "Tableau",
    rowBefore: "Ligne au-dessus",
    rowAfter: "Ligne au-dessous",
    columnBefore: "Colonne avant",
    columnAfter: "Colonne après",
    headerRow: "Ligne de titres",
    deleteRow: "Supprimer la ligne",
    deleteColumn: "Supprimer la colonne",
    deleteTable: "Supprimer le tableau",
    tableKeys: "Tab : cellule suivante. Alt + F10 : ces boutons ; Échap : retour au texte.",
  },
  en: {
    views: "Way of editing",
    rich: "Text",
    source: "HTML source",
    lossy: (v) => `This text holds what the text editor would lose (${v.parts}): edit its HTML source.`,
    picturesLeft: (v) => counted("en", v.count, { one: "One picture was not pasted: it is not in the media library.", other: "# pictures were not pasted: they are not in the media library." }),
    placeholder: "Insert a value of the company",
    insert: "Insert…",
    tools: "Formatting",
    text: "Paragraph",
    heading: (v) => `Heading ${v.level}`,
    style: "Style of the paragraph",
    bold: "Bold",
    italic: "Italics",
    superscript: "Superscript x²",
    subscript: "Subscript x₂",
    bullets: "Bulleted list",
    numbers: "Numbered list",
    link: "Link",
    linkTo: "Address of the link",
    apply: "Apply",
    unlink: "Remove the link",
    alt: "What the picture shows, for those who do not see it",
    insertTable: "Insert a table",
    table: "Table",
    rowBefore: "Row above",
    rowAfter: "Row below",
    columnBefore: "Column before",
    columnAfter: "Column after",
    headerRow: "Row of titles",
    deleteRow: "Delete the row",
    deleteColumn: "Delete the column",
    deleteTable: "Delete the table",
    tableKeys: "Tab: next cell. Alt + F10: these buttons; Escape: back to the text.",
  },
};
