/** Texts of `backend/platform/pages`, made by `npm run generate` from `messages/<lang>/backend/platform/pages.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  "document.not-found": string;
  "document.conflict": (v: { moment: string | number; name: string | number }) => string;
  "document.conflict-unnamed": string;
  "document.is": (v: { value: string | number }) => string;
  "document.no-draft": string;
  "document.discarded": string;
  "document.empty": string;
  "document.errors": string;
  "document.past": string;
  "document.far": string;
  "document.published": string;
  "document.unchanged": string;
  "document.scheduled": (v: { moment: string | number }) => string;
  "document.schedule-taken-back": string;
  "document.no-schedule": string;
  "document.failed": (v: { count: string | number }) => string;
  "document.unpublished": string;
  "document.undone": string;
  "document.nothing-to-undo": string;
  "document.restored": (v: { version: string | number }) => string;
  "document.only-pages": string;
  "document.leads-elsewhere": string;
  "preview-link.not-found": string;
  "template.not-found": string;
  "template.saved": string;
  "template.too-many": (v: { max: string | number }) => string;
  "component.renamed": string;
  "component.deleted": string;
  "component.restored": string;
  "component.known": string;
  "component.placed": (v: { places: string | number }) => string;
  "component.slug-taken": (v: { title: string | number }) => string;
  "page.conflict": string;
  "page.url-taken": (v: { title: string | number }) => string;
  "page.url-reserved": string;
  "page.url-below-long": (v: { max: string | number; url: string | number }) => string;
  "page.url-below": (v: { url: string | number }) => string;
  "page.cycle": string;
  "page.too-deep": (v: { max: string | number }) => string;
  "page.too-many": (v: { max: string | number }) => string;
  "page.no-parent": string;
  "page.home": string;
  "page.link-itself": string;
  "page.no-target": string;
  "page.translation": string;
  "page.created": string;
  "page.saved": string;
  "page.deleted": string;
  "page.restored": string;
  "page.trash-not-found": string;
  "media.not-found": string;
  "media.used": (v: { count: string | number }) => string;
  "media.deleted": string;
  "media.kind": string;
  "media.other-kind": string;
  "media.empty": string;
  "media.too-large": (v: { max: string | number }) => string;
  "media.too-heavy": string;
  "media.unreadable": string;
  "media.pixels": (v: { height: string | number; max: string | number; millions: string | number; width: string | number }) => string;
  "media.animated": string;
  "media.heic": string;
  "media.format": (v: { format: string | number }) => string;
  "media.no-focal-point": string;
  "media.uploads": string;
  "upload.not-found": string;
  "upload.order": string;
  "upload.part": (v: { max: string | number }) => string;
  "upload.incomplete": string;
  "issue.document": string;
  "issue.layout": string;
  "issue.node": string;
  "issue.id": string;
  "issue.version": string;
  "issue.required": string;
  "issue.enum": string;
  "issue.type": string;
  "issue.unknown-prop": string;
  "issue.minimum": (v: { limit: string | number }) => string;
  "issue.maximum": (v: { limit: string | number }) => string;
  "issue.max-length": (v: { limit: string | number }) => string;
  "issue.empty": string;
  "issue.alt": string;
  "issue.max-items": (v: { limit: string | number }) => string;
  "issue.min-items": (v: { limit: string | number }) => string;
  "issue.pattern": string;
  "issue.value": string;
  "issue.slot": (v: { name: string | number }) => string;
  "issue.bind": string;
  "issue.rule": string;
  "issue.unknown-type": (v: { name: string | number }) => string;
  "issue.component": (v: { name: string | number }) => string;
  "issue.component-itself": string;
  "issue.link": (v: { name: string | number }) => string;
  "issue.picture": (v: { name: string | number }) => string;
  "issue.translation": string;
  "issue.too-deep": (v: { max: string | number }) => string;
  "issue.too-many-nodes": (v: { max: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "document.not-found": "Ce document n’existe pas, ou plus.",
    "document.conflict": (v) => `${v.name} a écrit dans ce document le ${v.moment}. Rien de ce que vous avez saisi n’est perdu : comparez, puis enregistrez.`,
    "document.conflict-unnamed": "Ce document a changé entre-temps. Rien de ce que vous avez saisi n’est perdu : comparez, puis enregistrez.",
    "document.is": (v) => `${v.value}`,
    "document.no-draft": "Il n’y a pas de brouillon.",
    "document.discarded": "Le brouillon est abandonné. Il reste parmi les versions.",
    "document.empty": "Il n’y a rien à publier : ce document n’a pas de section.",
    "document.errors": "Ce document a des erreurs : corrigez-les avant de le publier.",
    "document.past": "Choisissez un moment à venir.",
    "document.far": "Choisissez un moment dans les deux ans.",
    "document.published": "C’est publié.",
    "document.unchanged": "C’était déjà publié ainsi.",
    "document.scheduled": (v) => `La publication est prévue le ${v.moment}.`,
    "document.schedule-taken-back": "La publication prévue est annulée.",
    "document.no-schedule": "Aucune publication n’est prévue.",
    "document.failed": (v) => `La publication prévue n’a pas pu se faire : ${v.count} erreurs.`,
    "document.unpublished": "La page n’est plus visible.",
    "document.undone": "La publication est annulée.",
    "document.nothing-to-undo": "Il n’y a pas de publication à annuler.",
    "document.restored": (v) => `La version ${v.version} est votre brouillon.`,
    "document.only-pages": "Un composant partagé ne se retire pas : annulez sa publication, ou publiez-en un autre.",
    "document.leads-elsewhere": "Cette page mène ailleurs : elle n’a pas de document.",
    "preview-link.not-found": "Ce lien d’aperçu n’existe plus.",
    "template.not-found": "Ce modèle n’existe plus.",
    "template.saved": "Le modèle est enregistré.",
    "template.too-many": (v) => `Il y a déjà ${v.max} modèles : supprimez-en un.`,
    "component.renamed": "La partie commune a son nouveau nom.",
    "component.deleted": "La partie commune est supprimée.",
    "component.restored": "La partie commune est de nouveau là.",
    "component.known": "Le site demande cette partie par son nom : elle ne se supprime pas.",
    "component.placed": (v) => `Cette partie est placée dans : ${v.places}. Retirez-la de là d’abord.`,
    "component.slug-taken": (v) => `Une autre partie a pris la place de « ${v.title} ».`,
    "page.conflict": "Cette page a changé entre-temps. Rechargez-la.",
    "page.url-taken": (v) => `La page « ${v.title} » a déjà cette adresse.`,
    "page.url-reserved": "Cette adresse appartient au programme.",
    "page.url-below-long": (v) => `La nouvelle adresse d’une page en dessous (${v.url}) serait trop longue : ${v.max} signes au plus.`,
    "page.url-below": (v) => `La nouvelle adresse d’une page en dessous (${v.url}) est déjà prise.`,
    "page.cycle": "Une page ne peut pas être placée sous elle-même.",
    "page.too-deep": (v) => `L’arbre a au plus ${v.max} niveaux.`,
    "page.too-many": (v) => `Un site a au plus ${v.max} pages.`,
    "page.no-parent": "Cette page n’existe plus.",
    "page.home": "La page d’accueil ne se supprime pas, et son adresse est « / ».",
    "page.link-itself": "Une page ne mène pas à elle-même.",
    "page.no-target": "Aucune page n’a cette adresse.",
    "page.translation": "Le site n’a pas cette langue.",
    "page.created": "La page est créée. Personne ne la voit avant sa publication.",
    "page.saved": "C’est enregistré.",
    "page.deleted": "La page est supprimée.",
    "page.restored": "La page est de nouveau là.",
    "page.trash-not-found": "Cette page supprimée n’existe plus.",
    "media.not-found": "Ce fichier n’existe plus.",
    "media.used": (v) => `Ce fichier est utilisé à ${v.count} endroits : il ne se supprime pas.`,
    "media.deleted": "Le fichier est supprimé.",
    "media.kind": "Ce type de fichier n’est pas accepté : une image, un dessin SVG, une vidéo MP4 ou WebM, un PDF.",
    "media.other-kind": "Le contenu d’un fichier se remplace par un fichier du même genre.",
    "media.empty": "Ce fichier est vide : choisissez-le à nouveau, ou enregistrez-le encore une fois.",
    "media.too-large": (v) => `Au plus ${v.max} Mo pour ce genre de fichier.`,
    "media.too-heavy": "Cette image est trop longue à préparer : simplifiez les filtres et les répétitions du dessin, ou envoyez une image plus petite.",
    "media.unreadable": "Ce fichier est abîmé, ou n’est pas ce que dit son nom.",
    "media.pixels": (v) => `Cette image a ${v.millions} millions de pixels (${v.width} × ${v.height}), au plus ${v.max} millions sont acceptés : enregistrez-la plus petite.`,
    "media.animated": "Cette image est animée, et ne bougerait pas sur le site : envoyez l’animation en vidéo MP4 ou WebM, ou une image fixe.",
    "media.heic": "Cette photo est au format HEIC, que les navigateurs n’affichent pas : exportez-la en JPEG (sur l’iPhone : Réglages, Appareil photo, Formats, « Le plus compatible »).",
    "media.format": (v) => `Le format ${v.format} n’est pas accepté : enregistrez une image en JPEG, PNG ou WebP, une vidéo en MP4 ou WebM.`,
    "media.no-focal-point": "Seule une image a un point de mire.",
    "media.uploads": "Trop d’envois sont en cours : terminez ou annulez-en un.",
    "upload.not-found": "Cet envoi n’existe plus : recommencez-le.",
    "upload.order": "Cette partie ne suit pas ce qui est arrivé.",
    "upload.part": (v) => `Une partie a au plus ${v.max} Mo, et ne dépasse pas la fin du fichier.`,
    "upload.incomplete": "Il manque la fin du fichier.",
    "issue.document": "Ce n’est pas un document.",
    "issue.layout": "Cette section est mal formée : un nombre « id » qui lui est propre, un nom, une liste de blocs.",
    "issue.node": "Ce bloc est mal formé.",
    "issue.id": "Ce bloc a le même identifiant qu’un autre.",
    "issue.version": "Ce bloc vient d’une version plus récente du programme.",
    "issue.required": "Ce champ est obligatoire.",
    "issue.enum": "Ce n’est pas l’une des valeurs possibles.",
    "issue.type": "Cette valeur n’est pas du bon genre.",
    "issue.unknown-prop": "Ce bloc ne connaît pas ce champ.",
    "issue.minimum": (v) => `Au moins ${v.limit}.`,
    "issue.maximum": (v) => `Au plus ${v.limit}.`,
    "issue.max-length": (v) => `Au plus ${v.limit} caractères.`,
    "issue.empty": "Un texte est attendu.",
    "issue.alt": "Écrivez ce que montre l’image, pour qui ne la voit pas, ou cochez « Décorative ».",
    "issue.max-items": (v) => `Au plus ${v.limit} éléments.`,
    "issue.min-items": (v) => `Au moins ${v.limit} éléments.`,
    "issue.pattern": "Cette valeur n’a pas la bonne forme.",
    "issue.value": "Cette valeur n’est pas valable.",
    "issue.slot": (v) => `Ce bloc n’a pas d’emplacement « ${v.name} » : son contenu n’est pas affiché.`,
    "issue.bind": "Cette liaison n’est pas un chemin.",
    "issue.rule": "Cette règle de visibilité ne peut pas être lue : le bloc serait caché.",
    "issue.unknown-type": (v) => `Aucun bloc ne s’appelle « ${v.name} » : il est conservé, mais pas affiché.`,
    "issue.component": (v) => `Le composant partagé « ${v.name} » n’existe pas.`,
    "issue.component-itself": "Un composant partagé ne peut pas se contenir.",
    "issue.link": (v) => `Le lien mène à « ${v.name} », où il n’y a pas de page.`,
    "issue.picture": (v) => `L’image « ${v.name} » n’est pas dans la médiathèque.`,
    "issue.translation": "Cette traduction n’a plus de place dans le document.",
    "issue.too-deep": (v) => `Plus de ${v.max} niveaux : le reste n’est pas affiché.`,
    "issue.too-many-nodes": (v) => `Plus de ${v.max} blocs : le reste n’est pas affiché.`,
  },
  en: {
    "document.not-found": "This document does not exist, or no longer.",
    "document.conflict": (v) => `${v.name} wrote in this document on ${v.moment}. Nothing you typed is lost: compare, then save.`,
    "document.conflict-unnamed": "This document has changed meanwhile. Nothing you typed is lost: compare, then save.",
    "document.is": (v) => `${v.value}`,
    "document.no-draft": "There is no draft.",
    "document.discarded": "The draft is dropped. It stays among the versions.",
    "document.empty": "There is nothing to publish: this document has no section.",
    "document.errors": "This document has errors: correct them before it is published.",
    "document.past": "Choose a time to come.",
    "document.far": "Choose a time within two years.",
    "document.published": "It is published.",
    "document.unchanged": "It was published like this already.",
    "document.scheduled": (v) => `It will be published on ${v.moment}.`,
    "document.schedule-taken-back": "The scheduled publication is cancelled.",
    "document.no-schedule": "No publication is scheduled.",
    "document.failed": (v) => `The scheduled publication could not be made: ${v.count} errors.`,
    "document.unpublished": "The page can no longer be seen.",
    "document.undone": "The publication is undone.",
    "document.nothing-to-undo": "There is no publication to undo.",
    "document.restored": (v) => `Version ${v.version} is your draft.`,
    "document.only-pages": "A shared component is not taken off: undo its publication, or publish another.",
    "document.leads-elsewhere": "This page leads elsewhere: it has no document.",
    "preview-link.not-found": "This preview link no longer exists.",
    "template.not-found": "This template no longer exists.",
    "template.saved": "The template is saved.",
    "template.too-many": (v) => `There are ${v.max} templates already: delete one.`,
    "component.renamed": "The shared part has its new name.",
    "component.deleted": "The shared part is deleted.",
    "component.restored": "The shared part is back.",
    "component.known": "The site asks for this part by its name: it cannot be deleted.",
    "component.placed": (v) => `This part is placed in: ${v.places}. Take it out there first.`,
    "component.slug-taken": (v) => `Another part has taken the place of “${v.title}”.`,
    "page.conflict": "This page has changed meanwhile. Reload it.",
    "page.url-taken": (v) => `The page “${v.title}” has this address already.`,
    "page.url-reserved": "This address belongs to the program.",
    "page.url-below-long": (v) => `The new address of a page below (${v.url}) would be too long: ${v.max} signs at most.`,
    "page.url-below": (v) => `The new address of a page below (${v.url}) is taken already.`,
    "page.cycle": "A page cannot be placed below itself.",
    "page.too-deep": (v) => `The tree has at most ${v.max} levels.`,
    "page.too-many": (v) => `A site has at most ${v.max} pages.`,
    "page.no-parent": "This page no longer exists.",
    "page.home": "The home page cannot be deleted, and its address is “/”.",
    "page.link-itself": "A page does not lead to itself.",
    "page.no-target": "No page has this address.",
    "page.translation": "The site does not have this language.",
    "page.created": "The page is made. Nobody sees it before it is published.",
    "page.saved": "Saved.",
    "page.deleted": "The page is deleted.",
    "page.restored": "The page is there again.",
    "page.trash-not-found": "This deleted page no longer exists.",
    "media.not-found": "This file no longer exists.",
    "media.used": (v) => `This file is used in ${v.count} places: it cannot be deleted.`,
    "media.deleted": "The file is deleted.",
    "media.kind": "This kind of file is not accepted: a picture, an SVG drawing, an MP4 or WebM video, a PDF.",
    "media.other-kind": "The content of a file is replaced by a file of the same kind.",
    "media.empty": "This file is empty: choose it again, or save it once more.",
    "media.too-large": (v) => `At most ${v.max} MB for this kind of file.`,
    "media.too-heavy": "This picture takes too long to prepare: simplify the drawing’s filters and repeated parts, or send a smaller picture.",
    "media.unreadable": "This file is damaged, or not what its name says.",
    "media.pixels": (v) => `This picture has ${v.millions} million pixels (${v.width} × ${v.height}), at most ${v.max} million are taken: save it smaller.`,
    "media.animated": "This picture is animated, and would stand still on the site: send the animation as an MP4 or WebM video, or a still picture.",
    "media.heic": "This photograph is in the format HEIC, which browsers do not show: export it as JPEG (on an iPhone: Settings, Camera, Formats, “Most Compatible”).",
    "media.format": (v) => `The format ${v.format} is not accepted: save a picture as JPEG, PNG or WebP, a video as MP4 or WebM.`,
    "media.no-focal-point": "Only a picture has a focal point.",
    "media.uploads": "Too many uploads are under way: finish or cancel one.",
    "upload.not-found": "This upload no longer exists: begin again.",
    "upload.order": "This part does not follow what has arrived.",
    "upload.part": (v) => `A part has at most ${v.max} MB, and ends within the file.`,
    "upload.incomplete": "The end of the file is missing.",
    "issue.document": "This is not a document.",
    "issue.layout": "This section is malformed: a number “id” of its own, a name, a list of blocks.",
    "issue.node": "This block is malformed.",
    "issue.id": "This block has the same id as another.",
    "issue.version": "This block comes from a later version of the program.",
    "issue.required": "This field is required.",
    "issue.enum": "This is none of the possible values.",
    "issue.type": "This value is of the wrong kind.",
    "issue.unknown-prop": "This block does not know this field.",
    "issue.minimum": (v) => `At least ${v.limit}.`,
    "issue.maximum": (v) => `At most ${v.limit}.`,
    "issue.max-length": (v) => `At most ${v.limit} characters.`,
    "issue.empty": "A text is expected.",
    "issue.alt": "Write what the picture shows, for those who do not see it, or tick “Decorative”.",
    "issue.max-items": (v) => `At most ${v.limit} entries.`,
    "issue.min-items": (v) => `At least ${v.limit} entries.`,
    "issue.pattern": "This value is not of the right form.",
    "issue.value": "This value is not valid.",
    "issue.slot": (v) => `This block has no slot “${v.name}”: what is in it is not shown.`,
    "issue.bind": "This binding is not a path.",
    "issue.rule": "This visibility rule cannot be read: the block would be hidden.",
    "issue.unknown-type": (v) => `There is no block “${v.name}”: it is kept, but not shown.`,
    "issue.component": (v) => `There is no shared component “${v.name}”.`,
    "issue.component-itself": "A shared component cannot contain itself.",
    "issue.link": (v) => `The link leads to “${v.name}”, where there is no page.`,
    "issue.picture": (v) => `The picture “${v.name}” is not in the media library.`,
    "issue.translation": "This translation has no place in the document any more.",
    "issue.too-deep": (v) => `More than ${v.max} levels: the rest is not shown.`,
    "issue.too-many-nodes": (v) => `More than ${v.max} blocks: the rest is not shown.`,
  },
};
