export const messages = {
  fr: {
    loading: 'La carte arrive…',
    blocked: 'Le fond de carte ne répond pas. Les adresses restent dans la liste.',
    failed: 'La carte n’a pas pu être chargée. Les adresses restent dans la liste.',
    zoomIn: 'Agrandir la carte',
    zoomOut: 'Réduire la carte',
    marker: (number: number, name: string) => `${number}. ${name}`,
    directions: 'Itinéraire',
    directionsTo: (name: string) => `Itinéraire vers ${name}`,
    show: (name: string) => `Montrer ${name} sur la carte`,
  },
  en: {
    loading: 'The map is on its way…',
    blocked: 'The ground of the map does not answer. The addresses are still in the list.',
    failed: 'The map could not be loaded. The addresses are still in the list.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    marker: (number: number, name: string) => `${number}. ${name}`,
    directions: 'Directions',
    directionsTo: (name: string) => `Directions to ${name}`,
    show: (name: string) => `Show ${name} on the map`,
  },
};
