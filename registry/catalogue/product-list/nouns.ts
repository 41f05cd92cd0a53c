/** Nouns for the listed things, one and several: `pièce`, `pièces`. */
export type Nouns = { one: string; many: string };
