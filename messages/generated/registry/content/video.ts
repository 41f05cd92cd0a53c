/** Texts of `registry/content/video`, made by `npm run generate` from `messages/<lang>/registry/content/video.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  transcript: string;
  elsewhere: (v: { title: string | number }) => string;
  on: (v: { host: string | number; title: string | number }) => string;
  subtitles: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    transcript: "Lire la transcription",
    elsewhere: (v) => `Voir la vidéo « ${v.title} »`,
    on: (v) => `Voir « ${v.title} » sur ${v.host}`,
    subtitles: "Sous-titres",
  },
  en: {
    transcript: "Read the transcript",
    elsewhere: (v) => `See the video “${v.title}”`,
    on: (v) => `See “${v.title}” on ${v.host}`,
    subtitles: "Subtitles",
  },
};
