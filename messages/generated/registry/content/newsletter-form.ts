/** Texts of `registry/content/newsletter-form`, made by `npm run generate` from `messages/<lang>/registry/content/newsletter-form.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  title: string;
  email: string;
  submit: string;
  consent: string;
  privacy: string;
  required: string;
  format: string;
  asked: string;
  askedText: string;
  unanswered: string;
  confirm: {
    title: string;
    text: string;
    submit: string;
    done: string;
    doneText: string;
  };
  unsubscribe: {
    title: string;
    text: string;
    submit: string;
    done: string;
    doneText: string;
  };
  home: string;
  choose: string;
  chooseOne: string;
  leave: string;
  someEnded: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Notre lettre d’information",
    email: "Votre adresse e-mail",
    submit: "M’inscrire",
    consent: "En vous inscrivant, vous acceptez de recevoir notre lettre par e-mail. Vous pourrez vous désinscrire à tout moment, d’un clic.",
    privacy: "Ce que nous faisons de votre adresse",
    required: "Indiquez votre adresse e-mail.",
    format: "Cette adresse ne semble pas complète, par exemple prenom@exemple.fr.",
    asked: "Merci !",
    askedText: "Un e-mail vous attend : suivez son lien pour confirmer votre inscription.",
    unanswered: "La boutique ne répond pas. Vérifiez votre connexion, puis réessayez.",
    confirm: {
      title: "Confirmer votre inscription",
      text: "Un dernier clic, et la prochaine lettre sera pour vous.",
      submit: "Confirmer mon inscription",
      done: "C’est confirmé",
      doneText: "Merci, et à bientôt dans votre boîte aux lettres.",
    },
    unsubscribe: {
      title: "Ne plus recevoir notre lettre",
      text: "Votre adresse sera effacée de notre liste.",
      submit: "Me désinscrire",
      done: "C’est fait",
      doneText: "Vous ne recevrez plus notre lettre. Votre adresse est effacée de notre liste.",
    },
    home: "Retour à l’accueil",
    choose: "Ce que vous voulez recevoir",
    chooseOne: "Cochez au moins une lettre.",
    leave: "Ce que vous ne voulez plus recevoir",
    someEnded: "Vous ne recevrez plus ce que vous avez coché. Le reste continue d’arriver.",
  },
  en: {
    title: "Our newsletter",
    email: "Your e-mail address",
    submit: "Subscribe",
    consent: "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time, with one click.",
    privacy: "What we do with your address",
    required: "Enter your e-mail address.",
    format: "This address does not look complete, for example name@example.com.",
    asked: "Thank you!",
    askedText: "An e-mail is on its way: follow its link to confirm your subscription.",
    unanswered: "The shop does not answer. Check your connection, then try again.",
    confirm: {
      title: "Confirm your subscription",
      text: "One last click, and the next newsletter is yours.",
      submit: "Confirm my subscription",
      done: "Confirmed",
      doneText: "Thank you, and see you soon in your mailbox.",
    },
    unsubscribe: {
      title: "Receive our newsletter no more",
      text: "Your address will be erased from our list.",
      submit: "Unsubscribe",
      done: "Done",
      doneText: "You will not receive our newsletter any more. Your address is erased from our list.",
    },
    home: "Back to the home page",
    choose: "What you want to receive",
    chooseOne: "Tick at least one newsletter.",
    leave: "What you no longer want to receive",
    someEnded: "You will no longer receive what you ticked. The rest keeps coming.",
  },
};
