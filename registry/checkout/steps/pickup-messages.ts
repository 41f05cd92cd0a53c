export const messages = {
  fr: {
    day: 'Quel jour passez-vous ?',
    hour: (day: string) => `À quelle heure, ${day} ?`,
    slotsLoading: 'Recherche des créneaux libres',
    slotsError: 'Les créneaux ne se chargent pas pour l’instant.',
    slotsNone: 'Aucun créneau libre pour le moment. Choisissez la livraison, ou appelez-nous : nous trouverons un moment.',
    rentalWindow: (from: string, to: string) => `Votre location se retire du ${from} au ${to}, son premier jour.`,
    rentalNone: (from: string, to: string) =>
      `Aucun créneau libre du ${from} au ${to}, premier jour de votre location. Choisissez la livraison ou d’autres dates, ou appelez-nous : nous trouverons un moment.`,
    rentalsApart: 'Vos locations commencent à des dates trop éloignées pour un seul retrait. Commandez-les séparément.',
    slotFull: 'complet',
    slotLeft: (count: number): string => (count === 1 ? 'dernière place' : ''),
    later: 'Voir d’autres jours',
    chosenSlot: (day: string, hours: string) => `Retrait ${day}, ${hours}.`,
    openingHours: 'Horaires de retrait :',
    closed: (from: string, to: string, reason: string) =>
      `Pas de retrait ${from === to ? `le ${from}` : `du ${from} au ${to}`}${reason && ` : ${reason}`}.`,
    retry: 'Réessayer',
  },
  en: {
    day: 'On which day will you come?',
    hour: (day: string) => `At what time on ${day}?`,
    slotsLoading: 'Looking for free slots',
    slotsError: 'The slots do not load at the moment.',
    slotsNone: 'No free slot at the moment. Choose delivery, or call us: we will find a time.',
    rentalWindow: (from: string, to: string) => `Your rental is collected from ${from} to ${to}, its first day.`,
    rentalNone: (from: string, to: string) =>
      `No free slot from ${from} to ${to}, the first day of your rental. Choose delivery or other dates, or call us: we will find a time.`,
    rentalsApart: 'Your rentals begin too far apart to be collected together. Order them separately.',
    slotFull: 'full',
    slotLeft: (count: number): string => (count === 1 ? 'last place' : ''),
    later: 'Show more days',
    chosenSlot: (day: string, hours: string) => `Collection on ${day}, ${hours}.`,
    openingHours: 'Hours of collection:',
    closed: (from: string, to: string, reason: string) =>
      `No collection ${from === to ? `on ${from}` : `from ${from} to ${to}`}${reason && `: ${reason}`}.`,
    retry: 'Try again',
  },
};
