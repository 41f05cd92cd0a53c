export const words = {
  fr: {
    when: 'Quand',
    where: 'Où',
    price: 'Prix',
    each: (price: string) => `${price} par personne`,
    places: 'Places',
    calendar: 'Ajouter à mon agenda',
    all: 'Tous les événements',
  },
  en: {
    when: 'When',
    where: 'Where',
    price: 'Price',
    each: (price: string) => `${price} per person`,
    places: 'Places',
    calendar: 'Add to my calendar',
    all: 'All events',
  },
};
