/** What blog, albums, services and the newsletter say, in French. */
export const contentFr = {
  'blog.not-found': 'Cet article n’existe pas, ou plus.',
  'blog.folder': 'Ce dossier du blog n’existe pas.',
  'album.not-found': 'Cet album n’existe pas, ou plus.',
  'service.not-found': 'Cette prestation n’existe pas, ou plus.',
  'newsletter.closed': 'Ce site n’a pas de lettre d’information.',
  'newsletter.asked': 'Merci ! Un e-mail vous attend pour confirmer votre inscription.',
  'newsletter.confirmed': 'Votre inscription est confirmée.',
  'newsletter.ended': 'Vous êtes désinscrit. Votre adresse n’est plus enregistrée.',
  'newsletter.unknown': 'Ce lien n’est plus valable. Inscrivez-vous à nouveau.',
} as const;
