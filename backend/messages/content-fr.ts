/** What the newsletter says, in French. */
export const contentFr = {
  'newsletter.closed': 'Ce site n’a pas de lettre d’information.',
  'newsletter.asked': 'Merci ! Un e-mail vous attend pour confirmer votre inscription.',
  'newsletter.confirmed': 'Votre inscription est confirmée.',
  'newsletter.ended': 'Vous êtes désinscrit. Votre adresse n’est plus enregistrée.',
  'newsletter.unknown': 'Ce lien n’est plus valable. Inscrivez-vous à nouveau.',
} as const;
