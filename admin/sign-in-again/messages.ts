import { adminSessionMinutes } from '#schemas/admin-session.ts';

const { recent } = adminSessionMinutes;

export const messages = {
  fr: {
    titles: { ended: 'Votre session est terminée', confirm: 'Confirmez que c’est vous' },
    texts: {
      ended: 'Saisissez votre mot de passe pour continuer. Ce que vous étiez en train de faire est toujours là.',
      confirm: `Ce que vous faites demande votre mot de passe, si vous ne l’avez pas donné dans les ${recent} dernières minutes. Rien n’est perdu.`,
    },
    account: 'Compte',
    password: 'Mot de passe',
    required: 'Saisissez votre mot de passe.',
    show: 'Afficher',
    hide: 'Masquer',
    go: 'Continuer',
    giveUp: 'Annuler',
    forgotten: 'Mot de passe oublié (nouvel onglet)',
  },
  en: {
    titles: { ended: 'Your session has ended', confirm: 'Confirm that it is you' },
    texts: {
      ended: 'Enter your password to go on. What you were doing is still here.',
      confirm: `What you are doing asks for your password, unless you gave it within the last ${recent} minutes. Nothing is lost.`,
    },
    account: 'Account',
    password: 'Password',
    required: 'Enter your password.',
    show: 'Show',
    hide: 'Hide',
    go: 'Continue',
    giveUp: 'Cancel',
    forgotten: 'Forgotten password (new tab)',
  },
};
