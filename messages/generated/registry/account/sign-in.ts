/** Texts of `registry/account/sign-in`, made by `npm run generate` from `messages/<lang>/registry/account/sign-in.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  email: string;
  password: string;
  show: string;
  hide: string;
  login: string;
  forgotten: string;
  register: string;
  firstname: string;
  lastname: string;
  phone: string;
  mobileHint: string;
  birthdate: string;
  adultsOnly: string;
  optional: string;
  passwordHint: string;
  terms: string;
  termsLink: string;
  newsletter: string;
  required: {
    email: string;
    password: string;
    firstname: string;
    lastname: string;
    birthdate: string;
    acceptTerms: string;
  };
  emailFormat: string;
  passwordShort: (v: { missing: number }) => string;
  failed: string;
  offline: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    email: "Adresse e-mail",
    password: "Mot de passe",
    show: "Montrer",
    hide: "Masquer",
    login: "Se connecter",
    forgotten: "Mot de passe oublié ?",
    register: "Créer mon compte",
    firstname: "Prénom",
    lastname: "Nom",
    phone: "Téléphone",
    mobileHint: "Un numéro de mobile.",
    birthdate: "Date de naissance",
    adultsOnly: "Il faut avoir 18 ans pour créer un compte.",
    optional: "facultatif",
    passwordHint: "12 caractères au moins. Une phrase que vous retenez fait très bien l’affaire.",
    terms: "J’accepte les",
    termsLink: "conditions d’utilisation",
    newsletter: "Je veux bien recevoir les nouveautés par e-mail, de temps en temps.",
    required: {
      email: "Indiquez votre adresse e-mail.",
      password: "Indiquez votre mot de passe.",
      firstname: "Indiquez votre prénom.",
      lastname: "Indiquez votre nom.",
      birthdate: "Indiquez votre date de naissance.",
      acceptTerms: "Cochez cette case pour créer votre compte.",
    },
    emailFormat: "Cette adresse ne semble pas complète, par exemple prenom@exemple.fr.",
    passwordShort: (v) => `${counted("fr", v.missing, { one: "Encore # caractère", other: "Encore # caractères" })} : il en faut 12 au moins.`,
    failed: "Cela n’a pas marché",
    offline: "La boutique ne répond pas. Vérifiez votre connexion, puis réessayez.",
  },
  en: {
    email: "E-mail address",
    password: "Password",
    show: "Show",
    hide: "Hide",
    login: "Sign in",
    forgotten: "Forgotten your password?",
    register: "Create my account",
    firstname: "First name",
    lastname: "Last name",
    phone: "Phone",
    mobileHint: "A mobile number.",
    birthdate: "Date of birth",
    adultsOnly: "You must be 18 to create an account.",
    optional: "optional",
    passwordHint: "At least 12 characters. A sentence you remember does very well.",
    terms: "I accept the",
    termsLink: "terms of use",
    newsletter: "I would like to hear of novelties by e-mail, now and then.",
    required: {
      email: "Enter your e-mail address.",
      password: "Enter your password.",
      firstname: "Enter your first name.",
      lastname: "Enter your last name.",
      birthdate: "Enter your date of birth.",
      acceptTerms: "Tick this box to create your account.",
    },
    emailFormat: "This address does not look complete, for example name@example.com.",
    passwordShort: (v) => `${counted("en", v.missing, { one: "# more character", other: "# more characters" })}: at least 12 are needed.`,
    failed: "That did not work",
    offline: "The shop does not answer. Check your connection, then try again.",
  },
};
