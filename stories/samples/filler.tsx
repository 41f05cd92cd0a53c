import type { ReactNode } from 'react';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const box = style({ padding: theme.space.l, background: theme.colour.tint, borderRadius: theme.radius.s });

const texts = [
  'Une jupe plissée vert sapin, longueur midi, doublée.',
  'Un béret de laine rouge.',
  'Une robe portefeuille à fleurs, ceinture à nouer, manches trois quarts. Lavée, reprisée, prête à repartir.',
  'Un foulard de soie, signé.',
];

/** Something to see where a slot of a block is filled: a tinted box with a text; each `index` has one of another length. */
export const filler = (index: number): ReactNode => (
  <p key={index} className={box}>
    {texts[index % texts.length]}
  </p>
);

/** Several of them, in one slot. */
export const fillers = (count: number): ReactNode => Array.from({ length: count }, (_, index) => filler(index));
