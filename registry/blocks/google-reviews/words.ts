const decimal = (rating: number, mark: string) => (Number.isInteger(rating) ? String(rating) : rating.toFixed(1).replace('.', mark));

export const words = {
  fr: {
    title: 'Avis Google',
    number: (rating: number) => decimal(rating, ','),
    stars: (rating: number) => `${decimal(rating, ',')} sur 5`,
    count: (count: number) => (count === 1 ? '1 avis sur Google' : `${count} avis sur Google`),
    more: 'Lire la suite',
    reply: 'Réponse de la boutique',
    all: 'Tous les avis sur Google',
    strip: 'Avis à faire défiler',
    note: 'Avis laissés sur Google, du plus récent au plus ancien. La boutique ne les trie pas et n’en vérifie pas les auteurs.',
  },
  en: {
    title: 'Google reviews',
    number: (rating: number) => decimal(rating, '.'),
    stars: (rating: number) => `${decimal(rating, '.')} out of 5`,
    count: (count: number) => (count === 1 ? '1 review on Google' : `${count} reviews on Google`),
    more: 'Read on',
    reply: 'The shop’s answer',
    all: 'All reviews on Google',
    strip: 'Reviews to scroll',
    note: 'Reviews left on Google, the newest first. The shop does not choose among them and does not verify their authors.',
  },
};
