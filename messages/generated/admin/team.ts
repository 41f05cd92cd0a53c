/** Texts of `admin/team`, made by `npm run generate` from `messages/<lang>/admin/team.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  intro: string;
  count: (v: { count: number }) => string;
  person: string;
  role: string;
  lastSignIn: string;
  action: string;
  you: string;
  roles: {
    ADMIN: string;
    SUPER_ADMIN: string;
  };
  change: string;
  changeOf: (v: { email: string | number }) => string;
  changeTitle: (v: { email: string | number }) => string;
  choices: {
    ADMIN: string;
    SUPER_ADMIN: string;
    CUSTOMER: string;
  };
  changeText: string;
  save: string;
  changed: (v: { email: string | number }) => string;
  left: (v: { email: string | number }) => string;
  invite: string;
  email: string;
  emailHint: string;
  emailMissing: string;
  send: string;
  invited: (v: { email: string | number }) => string;
  invitedByLink: (v: { email: string | number }) => string;
  linkTitle: string;
  linkText: (v: { email: string | number }) => string;
  link: string;
  waiting: string;
  noneWaiting: string;
  invitedBy: string;
  sentAt: string;
  expiresAt: string;
  again: string;
  againOf: (v: { email: string | number }) => string;
  withdraw: string;
  withdrawOf: (v: { email: string | number }) => string;
  withdrawAsk: string;
  withdrawText: (v: { email: string | number }) => string;
  withdrawn: (v: { email: string | number }) => string;
  loading: string;
  error: string;
  retry: string;
  join: {
    title: string;
    text: (v: { email: string | number; shop: string | number }) => string;
    known: string;
    fresh: string;
    loading: string;
    dead: string;
    firstname: string;
    lastname: string;
    password: string;
    passwordHint: string;
    show: string;
    hide: string;
    required: string;
    short: string;
    accept: string;
    forgotten: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Équipe",
    intro: "Les personnes qui ont accès à cette gestion. Un administrateur gère la boutique ; un super-administrateur décide aussi qui en fait partie.",
    count: (v) => counted("fr", v.count, { one: "# personne", other: "# personnes" }),
    person: "Personne",
    role: "Rôle",
    lastSignIn: "Dernière connexion",
    action: "Action",
    you: "vous",
    roles: {
      ADMIN: "Administrateur",
      SUPER_ADMIN: "Super-administrateur",
    },
    change: "Changer le rôle",
    changeOf: (v) => `Changer le rôle de ${v.email}`,
    changeTitle: (v) => `Rôle de ${v.email}`,
    choices: {
      ADMIN: "Administrateur : gère la boutique",
      SUPER_ADMIN: "Super-administrateur : décide aussi qui y a accès",
      CUSTOMER: "Plus dans l’équipe : redevient client",
    },
    changeText: "Un rôle moindre déconnecte cette personne partout, tout de suite. Elle en est avertie par e-mail.",
    save: "Changer le rôle",
    changed: (v) => `Le rôle de ${v.email} est changé.`,
    left: (v) => `${v.email} ne fait plus partie de l’équipe.`,
    invite: "Inviter un administrateur",
    email: "Adresse e-mail",
    emailHint: "Cette personne reçoit un lien, valable sept jours. Elle choisit un mot de passe, ou se connecte si elle a déjà un compte.",
    emailMissing: "Écrivez l’adresse de la personne à inviter.",
    send: "Envoyer l’invitation",
    invited: (v) => `L’invitation pour ${v.email} est envoyée.`,
    invitedByLink: (v) => `L’invitation pour ${v.email} est prête : transmettez son lien.`,
    linkTitle: "Aucun serveur d’e-mail n’est configuré",
    linkText: (v) => `Transmettez vous-même ce lien à ${v.email}. Il ne sera plus montré.`,
    link: "Lien de l’invitation",
    waiting: "Invitations en attente",
    noneWaiting: "Aucune invitation n’attend de réponse.",
    invitedBy: "Invitée par",
    sentAt: "Envoyée le",
    expiresAt: "Valable jusqu’au",
    again: "Renvoyer",
    againOf: (v) => `Renvoyer l’invitation à ${v.email}`,
    withdraw: "Retirer",
    withdrawOf: (v) => `Retirer l’invitation pour ${v.email}`,
    withdrawAsk: "Retirer cette invitation ?",
    withdrawText: (v) => `Le lien envoyé à ${v.email} ne servira plus.`,
    withdrawn: (v) => `L’invitation pour ${v.email} est retirée.`,
    loading: "Chargement de l’équipe",
    error: "L’équipe n’a pas pu être lue.",
    retry: "Réessayer",
    join: {
      title: "Rejoindre l’équipe",
      text: (v) => `Vous êtes invité à gérer ${v.shop} avec l’adresse ${v.email}.`,
      known: "Cette adresse a déjà un compte : connectez-vous pour accepter.",
      fresh: "Choisissez un mot de passe pour votre compte.",
      loading: "Vérification de l’invitation",
      dead: "Cette invitation ne sert plus",
      firstname: "Prénom",
      lastname: "Nom",
      password: "Mot de passe",
      passwordHint: "Au moins 12 caractères.",
      show: "Afficher le mot de passe",
      hide: "Masquer le mot de passe",
      required: "Ce champ est obligatoire.",
      short: "Au moins 12 caractères.",
      accept: "Accepter et ouvrir la gestion",
      forgotten: "Mot de passe oublié ?",
    },
  },
  en: {
    title: "Team",
    intro: "The people who have access to this panel. An administrator manages the shop; a super administrator also decides who is part of the team.",
    count: (v) => counted("en", v.count, { one: "# person", other: "# people" }),
    person: "Person",
    role: "Role",
    lastSignIn: "Last sign-in",
    action: "Action",
    you: "you",
    roles: {
      ADMIN: "Administrator",
      SUPER_ADMIN: "Super administrator",
    },
    change: "Change the role",
    changeOf: (v) => `Change the role of ${v.email}`,
    changeTitle: (v) => `Role of ${v.email}`,
    choices: {
      ADMIN: "Administrator: manages the shop",
      SUPER_ADMIN: "Super administrator: also decides who has access",
      CUSTOMER: "Out of the team: a customer again",
    },
    changeText: "A lesser role signs this person out everywhere, at once. They are told by e-mail.",
    save: "Change the role",
    changed: (v) => `The role of ${v.email} has been changed.`,
    left: (v) => `${v.email} is no longer part of the team.`,
    invite: "Invite an administrator",
    email: "E-mail address",
    emailHint: "This person receives a link that works for seven days. They choose a password, or sign in if they already have an account.",
    emailMissing: "Write the address of the person to invite.",
    send: "Send the invitation",
    invited: (v) => `The invitation for ${v.email} has been sent.`,
    invitedByLink: (v) => `The invitation for ${v.email} is ready: hand its link on.`,
    linkTitle: "No mail server is set up",
    linkText: (v) => `Hand this link to ${v.email} yourself. It will not be shown again.`,
    link: "Link of the invitation",
    waiting: "Invitations that wait",
    noneWaiting: "No invitation waits for an answer.",
    invitedBy: "Invited by",
    sentAt: "Sent on",
    expiresAt: "Valid until",
    again: "Send again",
    againOf: (v) => `Send the invitation to ${v.email} again`,
    withdraw: "Take back",
    withdrawOf: (v) => `Take back the invitation for ${v.email}`,
    withdrawAsk: "Take this invitation back?",
    withdrawText: (v) => `The link sent to ${v.email} will no longer work.`,
    withdrawn: (v) => `The invitation for ${v.email} has been taken back.`,
    loading: "Loading the team",
    error: "The team could not be read.",
    retry: "Try again",
    join: {
      title: "Join the team",
      text: (v) => `You are invited to manage ${v.shop} with the address ${v.email}.`,
      known: "This address already has an account: sign in to accept.",
      fresh: "Choose a password for your account.",
      loading: "Checking the invitation",
      dead: "This invitation no longer works",
      firstname: "First name",
      lastname: "Last name",
      password: "Password",
      passwordHint: "At least 12 characters.",
      show: "Show the password",
      hide: "Hide the password",
      required: "This field is required.",
      short: "At least 12 characters.",
      accept: "Accept and open the panel",
      forgotten: "Forgotten password?",
    },
  },
};
