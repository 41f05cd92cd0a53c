export const messages = {
  fr: {
    enlarge: (what: string) => (what ? `Agrandir : ${what}` : 'Agrandir l’image'),
    viewer: 'Images en plein écran',
    position: (number: number, total: number) => `Image ${number} sur ${total}`,
    close: 'Fermer',
    previous: 'Image précédente',
    next: 'Image suivante',
    zoom: 'Agrandir l’image',
    unzoom: 'Voir l’image entière',
  },
  en: {
    enlarge: (what: string) => (what ? `Enlarge: ${what}` : 'Enlarge the picture'),
    viewer: 'Pictures full screen',
    position: (number: number, total: number) => `Picture ${number} of ${total}`,
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoom: 'Enlarge the picture',
    unzoom: 'See the whole picture',
  },
};
