import type { Purpose } from '#client/consent.ts';

type Messages = { name: string; text: string };

/** What people are asked, in plain words, purpose by purpose. */
export const purposeMessages: Record<'fr' | 'en', Record<Purpose, Messages>> = {
  fr: {
    embeds: { name: 'Vidéos d’autres sites', text: 'Afficher sans redemander les vidéos hébergées par YouTube, Vimeo ou Dailymotion.' },
    maps: { name: 'Cartes', text: 'Afficher sans redemander les cartes, dont le fond vient d’OpenStreetMap ou d’un autre hôte.' },
    audience: { name: 'Mesure d’audience', text: 'Compter les visites et savoir quelles pages sont lues.' },
    marketing: { name: 'Publicité', text: 'Mesurer et adapter les publicités que vous voyez ailleurs.' },
  },
  en: {
    embeds: { name: 'Videos from other sites', text: 'Show videos hosted by YouTube, Vimeo or Dailymotion without asking again.' },
    maps: { name: 'Maps', text: 'Show maps, whose ground comes from OpenStreetMap or another host, without asking again.' },
    audience: { name: 'Audience measurement', text: 'Count visits and learn which pages are read.' },
    marketing: { name: 'Advertising', text: 'Measure and adapt the advertisements you see elsewhere.' },
  },
};

export const choiceMessages = {
  fr: {
    title: 'Cookies et contenus d’autres sites',
    intro:
      'Ce qui est nécessaire au site fonctionne sans votre accord. Pour le reste, vous décidez, et pouvez changer d’avis à tout moment.',
    nothing: 'Ce site n’utilise que ce qui est nécessaire pour vous servir : il n’a rien à vous demander.',
    partners: (names: string) => `Destinataires : ${names}.`,
    kept: 'Votre choix est conservé six mois.',
    policy: 'Politique de cookies',
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    choose: 'Choisir',
    save: 'Enregistrer mes choix',
    close: 'Fermer',
    notice: 'Vos choix sur les cookies',
    question: (uses: string) =>
      `Avec votre accord, ce site utilise des cookies pour : ${uses}. Refuser ne change rien à votre visite, et vous pouvez changer d’avis en bas de chaque page.`,
  },
  en: {
    title: 'Cookies and content from other sites',
    intro: 'What the site needs works without your consent. For the rest you decide, and may change your mind at any time.',
    nothing: 'This site uses only what it needs to serve you: it has nothing to ask.',
    partners: (names: string) => `Recipients: ${names}.`,
    kept: 'Your choice is kept for six months.',
    policy: 'Cookie policy',
    accept: 'Accept all',
    refuse: 'Refuse all',
    choose: 'Choose',
    save: 'Save my choices',
    close: 'Close',
    notice: 'Your choices about cookies',
    question: (uses: string) =>
      `With your consent this site uses cookies for: ${uses}. Refusing changes nothing about your visit, and you may change your mind at the bottom of every page.`,
  },
};
