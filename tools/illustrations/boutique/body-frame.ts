/** Where a body stands on the sheet, and its measures in centimetres from the base of the neck. */

import type { Point } from './path.ts';
import type { BodyCut, Length } from './piece.ts';
import type { Profile } from './surface.ts';

export type Side = 'front' | 'back';
export type Hold = 'hanger' | 'bust' | 'flat' | 'worn' | 'reach';

export interface BodyFrame {
  /** Middle line, px. */
  cx: number;
  /** Base of the neck, px. */
  top: number;
  /** px for one centimetre. */
  k: number;
  side: Side;
  hold: Hold;
}

export const lengthOf: Record<Length, number> = { waist: 50, hip: 63, thigh: 76, knee: 104, midi: 128, ankle: 148, floor: 164 };
export const waistAt = 41;
export const armpitAt = 22;

export const place = (f: BodyFrame, p: Point): Point => [f.cx + p[0] * f.k, f.top + p[1] * f.k];

/** Height of the waist seam, cm. */
export const seamAt = (cut: BodyCut): number => (cut.volume === 'empire' ? 29 : waistAt);

/** Half widths of the garment at heights, both in cm. */
export function bodyProfile(cut: BodyCut): Profile {
  const end = lengthOf[cut.length];
  const tail = (y: number): number => Math.max(0, end - y);
  const coat = cut.family === 'coat' ? 2 : 0;
  const marked = cut.waist !== 'none';
  switch (cut.volume) {
    case 'loose':
      return [
        [0, 20],
        [22, 24],
        [41, 24.4],
        [61, 25.5],
        [end, 26.4],
      ];
    case 'fitted':
      return cut.family === 'dress'
        ? [
            [0, 19],
            [22, 20],
            [41, 15.6],
            [59, 21.4],
            [80, 20.4],
            [end, 18.6],
          ]
        : [
            [0, 19],
            [22, 20.6],
            [41, 17],
            [end, 22.6],
          ];
    case 'column':
      return [
        [0, 19],
        [22, 19.8],
        [41, marked ? 15.6 : 17.2],
        [60, 20.8],
        [85, 20.6],
        [end, 19 + tail(60) * 0.05],
      ];
    case 'a-line':
      return marked
        ? [
            [0, 19],
            [22, 20 + coat],
            [41, 15.8 + coat],
            [58, 22 + coat],
            [end, 23 + coat + tail(60) * 0.17],
          ]
        : [
            [0, 19],
            [22, 20.5 + coat],
            [41, 23 + coat],
            [end, 25 + coat + tail(45) * 0.24],
          ];
    case 'full':
      return [
        [0, 19],
        [22, 19.8],
        [41, 15.3],
        [47, 20.5],
        [56, 25.5],
        [end, 26 + Math.min(26, tail(50) * 0.34)],
      ];
    case 'mermaid':
      return [
        [0, 19],
        [22, 19.8],
        [41, 15.4],
        [60, 20.8],
        [88, 17],
        [114, 17.4],
        [138, 25],
        [end, 40],
      ];
    case 'empire':
      return [
        [0, 19],
        [22, 19.6],
        [29, 17.4],
        [45, 21.5],
        [end, 24 + tail(45) * 0.13],
      ];
    case 'tiered':
      return [
        [0, 19],
        [22, 21],
        [41, 17],
        [50, 23],
        [end, 25 + tail(50) * 0.18],
      ];
    case 'straight':
      return [
        [0, 19],
        [22, 21.6 + coat],
        [41, (marked ? 17 : 20.6) + coat],
        [61, 22.4 + coat],
        [end, 23.4 + coat + tail(70) * 0.03],
      ];
  }
}

/** Whether the cloth falls in folds from the waist. */
export const isGathered = (cut: BodyCut): boolean => ['full', 'tiered', 'empire', 'a-line', 'mermaid'].includes(cut.volume);
