export const words = {
  fr: {
    label: 'Votre compte',
    login: 'J’ai déjà un compte',
    register: 'Je crée mon compte',
    loading: 'Vérification de votre connexion',
    welcome: (name: string) => `Vous revoilà, ${name} !`,
    goOn: 'Continuer',
  },
  en: {
    label: 'Your account',
    login: 'I have an account',
    register: 'I create my account',
    loading: 'Checking whether you are signed in',
    welcome: (name: string) => `Welcome back, ${name}!`,
    goOn: 'Continue',
  },
};
