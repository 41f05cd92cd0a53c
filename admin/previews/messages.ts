import type { LayoutState } from '#schemas/page-admin.ts';

export const messages = {
  fr: {
    frame: 'Page dont les images sont prises',
    title: 'Images des sections',
    counts: (fresh: number, total: number) => `${fresh} sur ${total} à jour`,
    checkAll: 'Tout vérifier',
    checkPage: 'Vérifier les images de cette page',
    running: (done: number, total: number) => `${done} sur ${total} section${total > 1 ? 's' : ''} vérifiée${done > 1 ? 's' : ''}`,
    stop: 'Arrêter',
    resume: 'Reprendre',
    stopped: 'La vérification est arrêtée.',
    done: (taken: number, failed: number) =>
      [
        taken === 0 ? 'Toutes les images vérifiées étaient à jour.' : `${taken} image${taken > 1 ? 's' : ''} prise${taken > 1 ? 's' : ''}.`,
        failed > 0 && `${failed} échec${failed > 1 ? 's' : ''}.`,
      ]
        .filter(Boolean)
        .join(' '),
    failed: (page: string, section: string) => `${page}, ${section} :`,
    section: (id: number) => `section ${id}`,
    states: { fresh: 'à jour', stale: 'plus à jour', unknown: 'à vérifier', missing: 'pas d’image' } satisfies Record<
      LayoutState['state'],
      string
    >,
    noLayout: 'la page ne montre pas cette section.',
    unreadable: (address: string) => `une image de la page ne se lit pas (${address}).`,
    noPicture: 'le navigateur n’a pas pu faire l’image.',
    noAnswer: 'le service ne répond pas.',
    alt: (section: string) => `Aperçu : ${section}`,
  },
  en: {
    frame: 'Page whose pictures are taken',
    title: 'Pictures of the sections',
    counts: (fresh: number, total: number) => `${fresh} of ${total} up to date`,
    checkAll: 'Check all',
    checkPage: 'Check the pictures of this page',
    running: (done: number, total: number) => `${done} of ${total} section${total === 1 ? '' : 's'} checked`,
    stop: 'Stop',
    resume: 'Resume',
    stopped: 'The check is stopped.',
    done: (taken: number, failed: number) =>
      [
        taken === 0 ? 'All checked pictures were up to date.' : `${taken} picture${taken === 1 ? '' : 's'} taken.`,
        failed > 0 && `${failed} failed.`,
      ]
        .filter(Boolean)
        .join(' '),
    failed: (page: string, section: string) => `${page}, ${section}:`,
    section: (id: number) => `section ${id}`,
    states: { fresh: 'up to date', stale: 'out of date', unknown: 'to be checked', missing: 'no picture' } satisfies Record<
      LayoutState['state'],
      string
    >,
    noLayout: 'the page does not show this section.',
    unreadable: (address: string) => `a picture of the page cannot be read (${address}).`,
    noPicture: 'the browser could not make the picture.',
    noAnswer: 'the service does not answer.',
    alt: (section: string) => `Preview: ${section}`,
  },
};
