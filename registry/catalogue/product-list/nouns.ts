/** What a list calls what it lists, one and several: `pièce`, `pièces`. */
export type Nouns = { one: string; many: string };
