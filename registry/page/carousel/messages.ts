export const messages = {
  fr: {
    carousel: 'carrousel',
    slide: 'vue',
    place: (index: number, total: number) => `${index} sur ${total}`,
    previous: 'Vue précédente',
    next: 'Vue suivante',
    go: (index: number) => `Aller à la vue ${index}`,
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    controls: 'Commandes du carrousel',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    place: (index: number, total: number) => `${index} of ${total}`,
    previous: 'Previous slide',
    next: 'Next slide',
    go: (index: number) => `Go to slide ${index}`,
    pause: 'Stop the slides',
    play: 'Start the slides',
    controls: 'Controls of the carousel',
  },
};
