/** Texts of `backend/platform/general`, made by `npm run generate` from `messages/<lang>/backend/platform/general.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  ok: string;
  "error.unexpected": string;
  "error.full": string;
  "error.unavailable": string;
  "error.stored-meanwhile": string;
  "error.not-found": string;
  "error.bad-request": string;
  "error.unsupported-media": string;
  "error.too-large": (v: { max: string | number }) => string;
  "error.too-long": (v: { max: string | number }) => string;
  "error.too-many": (v: { minutes: string | number }) => string;
  "error.validation": string;
  "error.site": string;
  "error.not-ready": string;
  "field.required": string;
  "field.invalid": string;
  "field.email": string;
  "field.too-short": (v: { min: string | number }) => string;
  "field.too-long": (v: { max: string | number }) => string;
  "field.too-small": (v: { min: string | number }) => string;
  "field.too-big": (v: { max: string | number }) => string;
  "field.number": string;
  "field.date": string;
  "field.name": string;
  "field.latin-name": string;
  "field.latin-name-missing": string;
  "field.phone": string;
  "field.mobile": string;
  "field.accept": string;
  "auth.required": string;
  "auth.forbidden": string;
  "auth.sign-in-again": string;
  "auth.session-over": string;
  "auth.session-ended": string;
  "auth.sessions-ended": string;
  "auth.refused": string;
  "auth.too-many": (v: { minutes: string | number }) => string;
  "auth.email-taken": string;
  "auth.signed-in": string;
  "auth.registered": string;
  "auth.signed-out": string;
  "auth.birthdate": string;
  "auth.minor": string;
  "team.invited": string;
  "team.withdrawn": string;
  "team.joined": string;
  "team.role-changed": string;
  "team.left": string;
  "team.is-member": string;
  "team.not-member": string;
  "team.self": string;
  "team.no-invitation": string;
  "team.dead-link": string;
  "team.account-changed": string;
  "page.not-found": string;
  "component.not-found": string;
  "product.not-found": string;
  "product.order-by": string;
  "blog.not-found": string;
  "blog.folder": string;
  "album.not-found": string;
  "service.not-found": string;
  "newsletter.closed": string;
  "newsletter.asked": string;
  "newsletter.confirmed": string;
  "newsletter.ended": string;
  "newsletter.unknown": string;
  "newsletter.no-list": string;
  "newsletter.default-list": string;
  "newsletter.too-many-lists": (v: { max: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    ok: "",
    "error.unexpected": "Une erreur est survenue. Réessayez dans un instant.",
    "error.full": "Le serveur n’a plus de place : rien n’a été enregistré. Libérez de l’espace, puis réessayez.",
    "error.unavailable": "Le service est momentanément indisponible. Réessayez dans un instant.",
    "error.stored-meanwhile": "Quelqu’un vient d’enregistrer la même chose. Regardez ce qui est là, puis réessayez si besoin.",
    "error.not-found": "Introuvable.",
    "error.bad-request": "La demande est illisible.",
    "error.unsupported-media": "Ce format d’envoi n’est pas accepté.",
    "error.too-large": (v) => `L’envoi est trop volumineux (${v.max} Mo au plus).`,
    "error.too-long": (v) => `L’envoi est trop long (${v.max} Ko au plus).`,
    "error.too-many": (v) => `Trop de tentatives. Réessayez dans ${v.minutes} min.`,
    "error.validation": "Certains champs sont à corriger.",
    "error.site": "Ce site n’existe pas.",
    "error.not-ready": "Le service n’est pas prêt.",
    "field.required": "Ce champ est obligatoire.",
    "field.invalid": "Cette valeur n’est pas valable.",
    "field.email": "Cette adresse e-mail n’est pas valable.",
    "field.too-short": (v) => `Au moins ${v.min} caractères.`,
    "field.too-long": (v) => `Au plus ${v.max} caractères.`,
    "field.too-small": (v) => `Au moins ${v.min}.`,
    "field.too-big": (v) => `Au plus ${v.max}.`,
    "field.number": "Un nombre est attendu.",
    "field.date": "Une date valable est attendue.",
    "field.name": "Un nom ne contient ni adresse web ni adresse e-mail.",
    "field.latin-name": "Lettres latines uniquement.",
    "field.latin-name-missing": "Écrivez aussi ce nom en lettres latines : la facture et l’étiquette du colis l’impriment.",
    "field.phone": "Ce numéro de téléphone n’est pas valable.",
    "field.mobile": "Un numéro de mobile est demandé.",
    "field.accept": "Merci de cocher cette case pour continuer.",
    "auth.required": "Connectez-vous pour continuer.",
    "auth.forbidden": "Cette action ne vous est pas ouverte.",
    "auth.sign-in-again": "Confirmez avec votre mot de passe pour continuer.",
    "auth.session-over": "Cette session est déjà terminée.",
    "auth.session-ended": "La session est terminée.",
    "auth.sessions-ended": "Vos autres sessions sont terminées.",
    "auth.refused": "Adresse e-mail ou mot de passe incorrect.",
    "auth.too-many": (v) => `Trop d’essais pour ce compte. Réessayez dans ${v.minutes} min, ou choisissez un nouveau mot de passe par « Mot de passe oublié ».`,
    "auth.email-taken": "Un compte existe déjà avec cette adresse e-mail.",
    "auth.signed-in": "Vous êtes connecté.",
    "auth.registered": "Votre compte est créé.",
    "auth.signed-out": "Vous êtes déconnecté.",
    "auth.birthdate": "La date de naissance est demandée.",
    "auth.minor": "Il faut être majeur pour créer un compte.",
    "team.invited": "L’invitation est envoyée.",
    "team.withdrawn": "L’invitation est retirée.",
    "team.joined": "Vous faites partie de l’équipe.",
    "team.role-changed": "Le rôle est changé.",
    "team.left": "Cette personne ne fait plus partie de l’équipe.",
    "team.is-member": "Cette personne fait déjà partie de l’équipe.",
    "team.not-member": "Cette personne ne fait pas partie de l’équipe, ou plus.",
    "team.self": "Personne ne change son propre rôle : demandez-le à un autre super-administrateur.",
    "team.no-invitation": "Cette invitation a été acceptée ou retirée entre-temps.",
    "team.dead-link": "Ce lien ne sert plus : il a été utilisé, remplacé ou retiré, ou il a plus de sept jours. Demandez une nouvelle invitation.",
    "team.account-changed": "Le compte de cette adresse a changé entre-temps. Rechargez la page.",
    "page.not-found": "Cette page est introuvable.",
    "component.not-found": "Ce composant n’existe pas.",
    "product.not-found": "Cet article n’existe pas ou n’est plus vendu.",
    "product.order-by": "Ce tri n’existe pas.",
    "blog.not-found": "Cet article n’existe pas, ou plus.",
    "blog.folder": "Ce dossier du blog n’existe pas.",
    "album.not-found": "Cet album n’existe pas, ou plus.",
    "service.not-found": "Cette prestation n’existe pas, ou plus.",
    "newsletter.closed": "Ce site n’a pas de lettre d’information.",
    "newsletter.asked": "Merci ! Un e-mail vous attend pour confirmer votre inscription.",
    "newsletter.confirmed": "Votre inscription est confirmée.",
    "newsletter.ended": "Vous êtes désinscrit.",
    "newsletter.unknown": "Ce lien n’est plus valable. Inscrivez-vous à nouveau.",
    "newsletter.no-list": "Cette lettre n’existe plus.",
    "newsletter.default-list": "C’est la lettre principale : elle est toujours proposée et ne s’efface pas.",
    "newsletter.too-many-lists": (v) => `Un site a au plus ${v.max} lettres.`,
  },
  en: {
    ok: "",
    "error.unexpected": "Something went wrong. Please try again in a moment.",
    "error.full": "The server has no room left: nothing was saved. Free some space, then try again.",
    "error.unavailable": "The service is unavailable for the moment. Please try again shortly.",
    "error.stored-meanwhile": "Somebody has just stored the same. Look at what is there, and try again if need be.",
    "error.not-found": "Not found.",
    "error.bad-request": "The request cannot be read.",
    "error.unsupported-media": "This kind of content is not accepted.",
    "error.too-large": (v) => `This is too large (${v.max} MB at most).`,
    "error.too-long": (v) => `This is too long (${v.max} KB at most).`,
    "error.too-many": (v) => `Too many attempts. Try again in ${v.minutes} min.`,
    "error.validation": "Some fields need correcting.",
    "error.site": "This site does not exist.",
    "error.not-ready": "The service is not ready.",
    "field.required": "This field is required.",
    "field.invalid": "This value is not valid.",
    "field.email": "This e-mail address is not valid.",
    "field.too-short": (v) => `At least ${v.min} characters.`,
    "field.too-long": (v) => `At most ${v.max} characters.`,
    "field.too-small": (v) => `At least ${v.min}.`,
    "field.too-big": (v) => `At most ${v.max}.`,
    "field.number": "A number is expected.",
    "field.date": "A valid date is expected.",
    "field.name": "A name holds neither a web address nor an e-mail address.",
    "field.latin-name": "Latin letters only.",
    "field.latin-name-missing": "Write this name in Latin letters as well: the invoice and the parcel label print it.",
    "field.phone": "This phone number is not valid.",
    "field.mobile": "A mobile number is required.",
    "field.accept": "Please tick this box to continue.",
    "auth.required": "Sign in to continue.",
    "auth.forbidden": "You are not allowed to do this.",
    "auth.sign-in-again": "Confirm with your password to continue.",
    "auth.session-over": "This session has already ended.",
    "auth.session-ended": "The session has ended.",
    "auth.sessions-ended": "Your other sessions have ended.",
    "auth.refused": "Wrong e-mail address or password.",
    "auth.too-many": (v) => `Too many tries for this account. Try again in ${v.minutes} min, or choose a new password by “Forgotten password”.`,
    "auth.email-taken": "An account with this e-mail address already exists.",
    "auth.signed-in": "You are signed in.",
    "auth.registered": "Your account has been created.",
    "auth.signed-out": "You are signed out.",
    "auth.birthdate": "Your date of birth is required.",
    "auth.minor": "You must be of age to create an account.",
    "team.invited": "The invitation has been sent.",
    "team.withdrawn": "The invitation has been taken back.",
    "team.joined": "You are part of the team.",
    "team.role-changed": "The role has been changed.",
    "team.left": "This person is no longer part of the team.",
    "team.is-member": "This person is already part of the team.",
    "team.not-member": "This person is not part of the team, or no longer is.",
    "team.self": "Nobody changes their own role: ask another super administrator.",
    "team.no-invitation": "This invitation has been accepted or taken back meanwhile.",
    "team.dead-link": "This link no longer works: it was used, replaced or taken back, or it is more than seven days old. Ask for a new invitation.",
    "team.account-changed": "The account of this address has changed meanwhile. Reload the page.",
    "page.not-found": "This page could not be found",
    "component.not-found": "This component does not exist.",
    "product.not-found": "This product does not exist or is no longer sold.",
    "product.order-by": "This order does not exist.",
    "blog.not-found": "This article does not exist, or no longer.",
    "blog.folder": "This folder of the blog does not exist.",
    "album.not-found": "This album does not exist, or no longer.",
    "service.not-found": "This service does not exist, or no longer.",
    "newsletter.closed": "This site has no newsletter.",
    "newsletter.asked": "Thank you! An e-mail is on its way for you to confirm.",
    "newsletter.confirmed": "Your subscription is confirmed.",
    "newsletter.ended": "You are unsubscribed.",
    "newsletter.unknown": "This link is no longer valid. Please subscribe again.",
    "newsletter.no-list": "This newsletter no longer exists.",
    "newsletter.default-list": "This is the main newsletter: it is always offered and cannot be deleted.",
    "newsletter.too-many-lists": (v) => `A site has at most ${v.max} newsletters.`,
  },
};
