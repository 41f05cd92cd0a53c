export const words = {
  fr: { map: (title: string) => (title ? `Carte : ${title}` : 'Carte des lieux') },
  en: { map: (title: string) => (title ? `Map: ${title}` : 'Map of the places') },
};
