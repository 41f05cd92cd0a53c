/** The hosts whose players may stand in pages, by the name people know them by. Named in the content policy of every page. */
export const embedHosts = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
  Dailymotion: 'https://geo.dailymotion.com',
} as const;

export type EmbedHost = keyof typeof embedHosts;

export const embedOrigins: readonly string[] = Object.values(embedHosts);
