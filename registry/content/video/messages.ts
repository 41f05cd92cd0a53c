export const messages = {
  fr: {
    transcript: 'Lire la transcription',
    elsewhere: (title: string) => `Voir la vidéo « ${title} »`,
    on: (title: string, host: string) => `Voir « ${title} » sur ${host}`,
    subtitles: 'Sous-titres',
  },
  en: {
    transcript: 'Read the transcript',
    elsewhere: (title: string) => `See the video “${title}”`,
    on: (title: string, host: string) => `See “${title}” on ${host}`,
    subtitles: 'Subtitles',
  },
};
