import type { Plate } from './plate.ts';

export type Motif =
  | 'mill'
  | 'gravel'
  | 'slate'
  | 'flint'
  | 'cliff'
  | 'sun'
  | 'moon'
  | 'mist'
  | 'amphora'
  | 'pepper'
  | 'fan'
  | 'wind'
  | 'breeze'
  | 'owl'
  | 'leaf'
  | 'rose';

/** Cuts an emblem in a colour, around the origin. */
export type Cut = (plate: Plate, colour: string) => void;
