import type { Lang } from '#schemas/site.ts';

/** Person who changes prices, and her site. */
export type Person = { site: { id: number; timeZone: string }; idUser: number; lang: Lang; now: Date };
