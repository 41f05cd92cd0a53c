/** What a site publishes as a feed, by the type of the page that shows the same. */
export const feedKinds = ['blog', 'news'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** The address of a feed, without a language in front. */
export const feedPath = (kind: FeedKind): string => `/${kind}.rss`;
