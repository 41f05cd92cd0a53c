import type { ScreenGroup } from './screens.ts';

/** Titles of the panel's screens, in the navigation, the palette and the window. */
export const screenMessages = {
  fr: {
    home: 'Accueil',
    orders: 'Commandes',
    order: 'Commande',
    returns: 'Retours',
    payments: 'Paiements',
    books: 'Rapprochement',
    products: 'Produits',
    stock: 'Stock',
    reviews: 'Avis',
    bookings: 'Rendez-vous',
    registrations: 'Inscriptions',
    answers: 'Réponses et messages',
    mails: 'Boîte d’envoi',
    pages: 'Pages',
    media: 'Médias',
    parameters: 'Réglages',
    sessions: 'Mes sessions',
  },
  en: {
    home: 'Home',
    orders: 'Orders',
    order: 'Order',
    returns: 'Returns',
    payments: 'Payments',
    books: 'Reconciliation',
    products: 'Products',
    stock: 'Stock',
    reviews: 'Reviews',
    bookings: 'Appointments',
    registrations: 'Registrations',
    answers: 'Answers and messages',
    mails: 'Outbox',
    pages: 'Pages',
    media: 'Media',
    parameters: 'Settings',
    sessions: 'My sessions',
  },
};

export const messages = {
  fr: {
    title: 'Gestion',
    menu: 'Menu',
    skip: 'Aller au contenu',
    navigation: 'Gestion de la boutique',
    trail: 'Où vous êtes',
    groups: {
      home: '',
      sales: 'Ventes',
      catalogue: 'Catalogue',
      customers: 'Clientèle',
      site: 'Site',
      own: 'Mon compte',
    } satisfies Record<ScreenGroup, string>,
    toSite: 'Voir le site',
    logout: 'Se déconnecter',
    palette: 'Rechercher ou aller à',
    activity: 'Activité',
    activityOf: (notices: number, running: number) =>
      [
        notices > 0 && `${notices} avertissement${notices > 1 ? 's' : ''}`,
        running > 0 && `${running} tâche${running > 1 ? 's' : ''} en cours`,
      ]
        .filter(Boolean)
        .join(', '),
    notices: 'À savoir',
    tasks: 'Tâches',
    noTask: 'Aucune tâche en cours. Les imports, les envois de fichiers et les actions groupées se suivent ici.',
    progress: (done: number, total: number) => `${done} sur ${total}`,
    taskStates: { running: 'en cours', done: 'terminé', failed: 'échec' },
    dismiss: (label: string) => `Effacer : ${label}`,
  },
  en: {
    title: 'Management',
    menu: 'Menu',
    skip: 'Skip to content',
    navigation: 'Management of the shop',
    trail: 'Where you are',
    groups: {
      home: '',
      sales: 'Sales',
      catalogue: 'Catalogue',
      customers: 'Customers',
      site: 'Site',
      own: 'My account',
    } satisfies Record<ScreenGroup, string>,
    toSite: 'See the site',
    logout: 'Sign out',
    palette: 'Search or go to',
    activity: 'Activity',
    activityOf: (notices: number, running: number) =>
      [notices > 0 && `${notices} notice${notices === 1 ? '' : 's'}`, running > 0 && `${running} task${running === 1 ? '' : 's'} under way`]
        .filter(Boolean)
        .join(', '),
    notices: 'To know',
    tasks: 'Tasks',
    noTask: 'No task under way. Imports, uploads and bulk actions are followed here.',
    progress: (done: number, total: number) => `${done} of ${total}`,
    taskStates: { running: 'under way', done: 'done', failed: 'failed' },
    dismiss: (label: string) => `Clear: ${label}`,
  },
};
