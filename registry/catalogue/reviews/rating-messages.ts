const decimal = (rating: number, mark: string) => (Number.isInteger(rating) ? String(rating) : rating.toFixed(1).replace('.', mark));

/** A rating in words. */
export const ratingMessages = {
  fr: {
    number: (rating: number) => decimal(rating, ','),
    stars: (rating: number) => `${decimal(rating, ',')} sur 5`,
    count: (count: number) => `${count} avis`,
  },
  en: {
    number: (rating: number) => decimal(rating, '.'),
    stars: (rating: number) => `${decimal(rating, '.')} out of 5`,
    count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  },
};

/** Where the reviews stand on a product's page. */
export const reviewsAnchor = 'avis';
