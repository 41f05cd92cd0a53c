/** The cloth of one piece, mixed and ready to paint, and the painting of one panel cut from it. */

import { type Finish, finishOf, paintPools, paintShadowSide } from './light.ts';
import type { Cloth, Colour } from './piece.ts';
import { printFill } from './print.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import type { Surface } from './surface.ts';
import { blend, type Tones, tones } from './tone.ts';
import { weaveFills } from './weave.ts';

export interface Stuff {
  cloth: Cloth;
  colour: Colour;
  tone: Tones;
  finish: Finish;
  /** Trim paint: buttons, topstitching, ties. */
  trim: string;
}

export function stuffOf(cloth: Cloth, colour: Colour): Stuff {
  return {
    cloth,
    colour,
    tone: tones(colour.hex),
    finish: finishOf(cloth.weave),
    trim: colour.inks[cloth.print === 'none' ? 0 : 1] ?? colour.inks[0]!,
  };
}

export interface PanelLie {
  /** Turn of the print, in degrees. */
  turn?: number;
  /** Shift of the print, px. */
  shift?: number;
  /** u at which the shadow side begins. */
  shadowFrom?: number;
  /** Enlargement of motif and weave; 1 for a whole garment. */
  scale?: number;
  /** Opacity of the ground, below 1 for sheer cloth. */
  opacity?: number;
  /** Darkens the whole panel, for cloth that lies behind, 0 to 1. */
  behind?: number;
}

/** Paints the ground, print, weave and large light of a panel, then `more` inside its outline. */
export function paintPanel(sheet: Sheet, data: string, s: Surface, stuff: Stuff, seed: Seed, lie: PanelLie = {}, more?: () => void): void {
  const { turn = 0, shift = 0, shadowFrom = 0.42, scale = 1, opacity = 1, behind = 0 } = lie;
  const { tone, cloth, colour } = stuff;
  sheet.fill(data, behind > 0 ? blend(tone.base, tone.deep, behind) : tone.base, opacity);
  const print = printFill(sheet, cloth.print, tone.base, colour.inks, scale, turn, shift);
  if (print) sheet.fill(data, print, 1 - behind * 0.5);
  for (const [fill, strength] of sheet.brief && data.length < 160 ? [] : weaveFills(sheet, cloth.weave, tone, scale, turn))
    sheet.fill(data, fill, strength * opacity);
  sheet.clipped(data, () => {
    paintPools(sheet, data, tone);
    paintShadowSide(sheet, s, tone, stuff.finish, seed, shadowFrom);
    more?.();
  });
}
