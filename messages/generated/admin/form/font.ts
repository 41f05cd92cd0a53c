/** Texts of `admin/form/font`, made by `npm run generate` from `messages/<lang>/admin/form/font.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  change: string;
  close: string;
  none: string;
  families: string;
  own: string;
  unknown: string;
  sample: string;
  failed: string;
  retry: string;
  upload: string;
  uploadHelp: string;
  family: string;
  files: string;
  send: string;
  sending: (v: { all: string | number; done: string | number }) => string;
  sent: (v: { family: string | number }) => string;
  refused: (v: { file: string | number; why: string | number }) => string;
  specimen: (v: { family: string | number }) => string;
  cut: (v: { style: string; weight: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    change: "Changer de police",
    close: "Fermer la liste",
    none: "Celle du site",
    families: "Polices",
    own: "au site",
    unknown: "Cette police n’est pas parmi celles du site.",
    sample: "Voix ambiguë d’un cœur qui préfère les jattes de kiwis, 0123",
    failed: "Les polices ne se chargent pas.",
    retry: "Réessayer",
    upload: "Ajouter une police",
    uploadHelp: "Choisissez ou déposez des fichiers WOFF2, WOFF, TTF ou OTF ; la graisse et l’italique se lisent dans leur nom : Lora-700-Italic.woff2.",
    family: "Nom de la police",
    files: "Fichiers",
    send: "Envoyer",
    sending: (v) => `Envoi : ${v.done} sur ${v.all}`,
    sent: (v) => `La police ${v.family} est ajoutée.`,
    refused: (v) => `${v.file} : ${v.why}`,
    specimen: (v) => `${v.family}, dans chaque graisse`,
    cut: (v) => `${v.weight}${(v.style === "italic" ? " italique" : "")}`,
  },
  en: {
    change: "Change the font",
    close: "Close the list",
    none: "The site’s own",
    families: "Fonts",
    own: "the site’s",
    unknown: "This font is not among the site’s.",
    sample: "The quick brown fox jumps over the lazy dog, 0123",
    failed: "The fonts do not load.",
    retry: "Try again",
    upload: "Add a font",
    uploadHelp: "Choose or drop WOFF2, WOFF, TTF or OTF files; weight and italics are read from their names: Lora-700-Italic.woff2.",
    family: "Name of the font",
    files: "Files",
    send: "Send",
    sending: (v) => `Sending: ${v.done} of ${v.all}`,
    sent: (v) => `The font ${v.family} is added.`,
    refused: (v) => `${v.file}: ${v.why}`,
    specimen: (v) => `${v.family}, in each weight`,
    cut: (v) => `${v.weight}${(v.style === "italic" ? " italic" : "")}`,
  },
};
