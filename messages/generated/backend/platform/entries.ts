/** Texts of `backend/platform/entries`, made by `npm run generate` from `messages/<lang>/backend/platform/entries.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, plural } from '../../../plural.ts';

export type Messages = {
  "field.unknown": string;
  "entry.not-found": string;
  "entry.taken": (v: { name: string | number }) => string;
  "entry.key-fixed": string;
  "entry.conflict": (v: { moment: string | number; name: string | number }) => string;
  "entry.conflict-unnamed": string;
  "entry.gone": string;
  "entry.collides": string;
  "entry.in-use": (v: { count: number; names: string | number }) => string;
  "entry.kept": string;
  "entry.version-not-found": string;
  "entry.version-deleted": string;
  "entry.unstorable": string;
  "entry.created": string;
  "entry.saved": string;
  "entry.merged": string;
  "entry.deleted": string;
  "entry.restored": (v: { version: string | number }) => string;
  "repricing.started": string;
  "repricing.undoing": string;
  "repricing.not-found": string;
  "repricing.under-way": (v: { moment: string | number; name: string | null }) => string;
  "repricing.other-total": (v: { count: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "field.unknown": "Ce champ n’existe pas.",
    "entry.not-found": "Cette fiche n’existe pas.",
    "entry.taken": (v) => `« ${v.name} » existe déjà.`,
    "entry.key-fixed": "Ce nom identifie la fiche : il ne change plus. Créez une autre fiche sous l’autre nom.",
    "entry.conflict": (v) => `${v.name} a enregistré cette fiche entre-temps (${v.moment}), et a changé la même chose que vous.`,
    "entry.conflict-unnamed": "Cette fiche a changé entre-temps, là où vous l’avez changée aussi.",
    "entry.gone": "Cette fiche a été supprimée entre-temps. Une de ses versions peut la rétablir.",
    "entry.collides": "Quelqu’un d’autre a changé ce champ entre-temps.",
    "entry.in-use": (v) => `${plural("fr", v.count, { one: "Quelque chose nomme encore cette fiche", other: `${v.count} choses nomment encore cette fiche` })} : ${v.names}. Retirez-la d’abord de là.`,
    "entry.kept": "Ce genre de fiche ne se supprime pas : d’anciennes commandes la nomment.",
    "entry.version-not-found": "Cette version n’existe pas, ou n’est plus gardée.",
    "entry.version-deleted": "Cette version est une suppression : il n’y a rien à rétablir.",
    "entry.unstorable": "Une valeur est trop grande, ou hors de ce que la base de données peut garder. Rien n’a été enregistré.",
    "entry.created": "La fiche est créée.",
    "entry.saved": "La fiche est enregistrée.",
    "entry.merged": "La fiche est enregistrée, avec ce que quelqu’un d’autre avait changé entre-temps.",
    "entry.deleted": "La fiche est supprimée. Ses versions permettent de la rétablir.",
    "entry.restored": (v) => `La version ${v.version} est rétablie.`,
    "repricing.started": "Le changement de prix est lancé.",
    "repricing.undoing": "Les prix d’avant reviennent.",
    "repricing.not-found": "Ce changement de prix n’existe pas, ou n’est plus gardé.",
    "repricing.under-way": (v) => `Un autre changement de prix est en cours${(!v.name ? "" : `, lancé par ${v.name}`)} (${v.moment}). Attendez sa fin, puis regardez à nouveau l’aperçu.`,
    "repricing.other-total": (v) => `La liste trouve maintenant ${counted("fr", v.count, { one: "# produit", other: "# produits" })} : ce n’est plus ce que montrait l’aperçu. Regardez-le à nouveau.`,
  },
  en: {
    "field.unknown": "There is no such field.",
    "entry.not-found": "This entry does not exist.",
    "entry.taken": (v) => `“${v.name}” exists already.`,
    "entry.key-fixed": "This name identifies the entry and does not change. Create another entry under the other name.",
    "entry.conflict": (v) => `${v.name} saved this entry meanwhile (${v.moment}), and changed the same as you.`,
    "entry.conflict-unnamed": "This entry changed meanwhile, where you changed it too.",
    "entry.gone": "This entry was deleted meanwhile. One of its versions can bring it back.",
    "entry.collides": "Somebody else changed this field meanwhile.",
    "entry.in-use": (v) => `${plural("en", v.count, { one: "Something still names this entry", other: `${v.count} things still name this entry` })}: ${v.names}. Remove it there first.`,
    "entry.kept": "Entries of this kind are not deleted: earlier orders name them.",
    "entry.version-not-found": "This version does not exist, or is not kept any more.",
    "entry.version-deleted": "This version is a deletion: there is nothing to restore.",
    "entry.unstorable": "A value is too large, or beyond what the database can hold. Nothing was saved.",
    "entry.created": "The entry is created.",
    "entry.saved": "The entry is saved.",
    "entry.merged": "The entry is saved, with what somebody else had changed meanwhile.",
    "entry.deleted": "The entry is deleted. Its versions can bring it back.",
    "entry.restored": (v) => `Version ${v.version} is restored.`,
    "repricing.started": "The change of prices has started.",
    "repricing.undoing": "The former prices are coming back.",
    "repricing.not-found": "This change of prices does not exist, or is kept no longer.",
    "repricing.under-way": (v) => `Another change of prices is under way${(!v.name ? "" : `, started by ${v.name}`)} (${v.moment}). Wait for its end, then look at the preview again.`,
    "repricing.other-total": (v) => `The list now finds ${counted("en", v.count, { one: "# product", other: "# products" })}, which is not what the preview showed. Look at it again.`,
  },
};
