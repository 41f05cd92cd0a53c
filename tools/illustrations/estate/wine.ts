/** How each wine is dressed: its bottle, its glass, its label and what hangs around it. */
import type { BottleShape } from './bottle-shape.ts';
import type { Motif } from './motif-kind.ts';

export type Size = 37.5 | 75 | 150;
export type Glass = 'night' | 'bottle' | 'olive' | 'clear';
export type Liquor = 'red' | 'white' | 'amber' | 'rose' | 'gold';
export type LabelStyle = 'estate' | 'square' | 'tall' | 'shield';
export type Wine = {
  slug: string;
  name: string;
  /** Below the name, in capitals. */
  origin: string;
  shape: BottleShape;
  glass: Glass;
  liquor: Liquor;
  label: LabelStyle;
  motif: Motif;
  /** Colour of capsule and emblem. */
  accent: string;
  wax?: true;
  bottles: readonly (readonly [year: number, ...sizes: Size[]])[];
};

/** Name of the picture of one bottle: `tuffe-2023`, `tuffe-2023-magnum`. */
export const bottleName = (slug: string, year: number, size: Size): string =>
  `${slug}-${year}${size === 150 ? '-magnum' : size === 37.5 ? '-demie' : ''}`;
