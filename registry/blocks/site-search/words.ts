export const words = {
  fr: { label: 'Chercher un produit', placeholder: 'Que cherchez-vous ?', submit: 'Chercher', suggestions: 'Souvent cherché' },
  en: { label: 'Search for a product', placeholder: 'What are you looking for?', submit: 'Search', suggestions: 'Often searched' },
};
