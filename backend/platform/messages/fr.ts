import { commerceFr } from './commerce-fr.ts';
import { componentsFr } from './components-fr.ts';
import { exchangeFr } from './exchange-fr.ts';
import { formsFr } from './forms-fr.ts';
import { operationsFr } from './operations-fr.ts';
import { pagesFr } from './pages-fr.ts';
import { parametersFr } from './parameters-fr.ts';

/** What the API says to people, in French. Keys are subjects; `{name}` is filled in. */
export const fr = {
  ok: '',

  'error.unexpected': 'Une erreur est survenue. Réessayez dans un instant.',
  'error.full': 'Le serveur n’a plus de place : rien n’a été enregistré. Libérez de l’espace, puis réessayez.',
  'error.unavailable': 'Le service est momentanément indisponible. Réessayez dans un instant.',
  'error.stored-meanwhile': 'Quelqu’un vient d’enregistrer la même chose. Regardez ce qui est là, puis réessayez si besoin.',
  'error.not-found': 'Introuvable.',
  'error.bad-request': 'La demande est illisible.',
  'error.unsupported-media': 'Ce format d’envoi n’est pas accepté.',
  'error.too-large': 'L’envoi est trop volumineux ({max} Mo au plus).',
  'error.too-long': 'L’envoi est trop long ({max} Ko au plus).',
  'error.too-many': 'Trop de tentatives. Réessayez dans {minutes} min.',
  'error.validation': 'Certains champs sont à corriger.',
  'error.site': 'Ce site n’existe pas.',
  'error.not-ready': 'Le service n’est pas prêt.',

  'field.required': 'Ce champ est obligatoire.',
  'field.invalid': 'Cette valeur n’est pas valable.',
  'field.email': 'Cette adresse e-mail n’est pas valable.',
  'field.too-short': 'Au moins {min} caractères.',
  'field.too-long': 'Au plus {max} caractères.',
  'field.too-small': 'Au moins {min}.',
  'field.too-big': 'Au plus {max}.',
  'field.number': 'Un nombre est attendu.',
  'field.date': 'Une date valable est attendue.',
  'field.name': 'Un nom ne contient ni adresse web ni adresse e-mail.',
  'field.latin-name': 'Lettres latines uniquement.',
  'field.latin-name-missing': 'Écrivez aussi ce nom en lettres latines : la facture et l’étiquette du colis l’impriment.',
  'field.phone': 'Ce numéro de téléphone n’est pas valable.',
  'field.mobile': 'Un numéro de mobile est demandé.',
  'field.accept': 'Merci de cocher cette case pour continuer.',

  'auth.required': 'Connectez-vous pour continuer.',
  'auth.forbidden': 'Cette action ne vous est pas ouverte.',
  'auth.sign-in-again': 'Confirmez avec votre mot de passe pour continuer.',
  'auth.session-over': 'Cette session est déjà terminée.',
  'auth.session-ended': 'La session est terminée.',
  'auth.sessions-ended': 'Vos autres sessions sont terminées.',
  'auth.refused': 'Adresse e-mail ou mot de passe incorrect.',
  'auth.too-many':
    'Trop d’essais pour ce compte. Réessayez dans {minutes} min, ou choisissez un nouveau mot de passe par « Mot de passe oublié ».',
  'auth.email-taken': 'Un compte existe déjà avec cette adresse e-mail.',
  'auth.signed-in': 'Vous êtes connecté.',
  'auth.registered': 'Votre compte est créé.',
  'auth.signed-out': 'Vous êtes déconnecté.',
  'auth.birthdate': 'La date de naissance est demandée.',
  'auth.minor': 'Il faut être majeur pour créer un compte.',

  'page.not-found': 'Cette page est introuvable.',
  'component.not-found': 'Ce composant n’existe pas.',
  'product.not-found': 'Cet article n’existe pas ou n’est plus vendu.',
  'product.order-by': 'Ce tri n’existe pas.',

  'blog.not-found': 'Cet article n’existe pas, ou plus.',
  'blog.folder': 'Ce dossier du blog n’existe pas.',
  'album.not-found': 'Cet album n’existe pas, ou plus.',
  'service.not-found': 'Cette prestation n’existe pas, ou plus.',
  'newsletter.closed': 'Ce site n’a pas de lettre d’information.',
  'newsletter.asked': 'Merci ! Un e-mail vous attend pour confirmer votre inscription.',
  'newsletter.confirmed': 'Votre inscription est confirmée.',
  'newsletter.ended': 'Vous êtes désinscrit. Votre adresse n’est plus enregistrée.',
  'newsletter.unknown': 'Ce lien n’est plus valable. Inscrivez-vous à nouveau.',

  ...commerceFr,
  ...parametersFr,
  ...formsFr,
  ...operationsFr,
  ...exchangeFr,
  ...pagesFr,
  ...componentsFr,
} as const;
