/** The small emblems that name each wine, in a box of 200 by 140 px around the origin, cut in any colour. */
import { drawLeaf } from './leaf.ts';
import { drawMill } from './mill.ts';
import { cliff, flint, gravel, slate } from './motif-earth.ts';
import type { Cut, Motif } from './motif-kind.ts';
import { breeze, mist, moon, sun, wind } from './motif-sky.ts';
import { amphora, fan, owl, pepper, rose } from './motif-thing.ts';
import type { Point } from './path.ts';
import type { Plate } from './plate.ts';

const cuts: Record<Motif, Cut> = {
  mill: (plate, colour) => drawMill(plate, [0, 62], 1.02, colour, null),
  ...{ gravel, slate, flint, cliff, sun, moon, mist, amphora, pepper, fan, wind, breeze, owl, rose },
  leaf: (plate, colour) => drawLeaf(plate, [0, 8], 66, 0, colour),
};

/** Cuts an emblem around a point; size 1 is 200 px wide. */
export const drawMotif = (plate: Plate, motif: Motif, at: Point, size: number, colour: string): void =>
  plate.stamp(motif, at, size, colour, () => cuts[motif](plate, 'currentColor'));
