/** The last of a shoe seen from the outer side, toe to the left: 100 units long, ground at y = 0. */
import type { Point } from './path.ts';
import type { ShoeCut } from './piece.ts';

export const heelRise: Record<ShoeCut['heel'], number> = { flat: 1.6, low: 5, block: 15, stiletto: 26, wedge: 17 };

/** Height of the sole above the ground (negative upwards) at x, for a heel of `h`. */
export function soleAt(x: number, h: number): number {
  const t = Math.max(0, Math.min(1, (x - 32) / 54));
  return -(h * t * t * (3 - 2 * t)) - Math.max(0, (8 - x) * 0.22);
}

export interface Upper {
  /** From the toe tip to the front of the opening. */
  vamp: Point[];
  /** The near edge of the opening, front to back. */
  topline: Point[];
  /** From the back of the opening down to the sole. */
  counter: Point[];
  /** How far the far edge of the opening shows above the near one. */
  open: number;
}

export function upperOf(cut: ShoeCut): Upper {
  const h = heelRise[cut.heel];
  const y = (x: number, over: number): number => soleAt(x, h) - over;
  const round: Point[] = [
    [0.5, y(0, 1)],
    [-0.5, y(0, 5)],
    [4, y(4, 10)],
    [14, y(14, 13.4)],
  ];
  const pointed: Point[] = [
    [-4, y(0, 0.5)],
    [-3.4, y(0, 3)],
    [4, y(4, 7.5)],
    [15, y(15, 11.4)],
  ];
  const back: Point[] = [
    [99.5, y(99, 13)],
    [100.4, y(99, 6)],
    [98, y(98, 0)],
  ];
  switch (cut.model) {
    case 'ballerina':
      return {
        vamp: [...round, [26, y(26, 14)]],
        topline: [
          [26, y(26, 14)],
          [40, y(40, 10.5)],
          [62, y(62, 11)],
          [84, y(84, 15)],
          [97.5, y(97, 21)],
        ],
        counter: [[97.5, y(97, 21)], ...back],
        open: 6,
      };
    case 'mary-jane':
      return {
        vamp: [...round, [28, y(28, 15)]],
        topline: [
          [28, y(28, 15)],
          [42, y(42, 10.5)],
          [62, y(62, 10.5)],
          [84, y(84, 16)],
          [97.5, y(97, 23)],
        ],
        counter: [[97.5, y(97, 23)], ...back],
        open: 6,
      };
    case 'pump':
      return {
        vamp: [...pointed, [25, y(25, 13)]],
        topline: [
          [25, y(25, 13)],
          [40, y(40, 9.4)],
          [60, y(60, 10)],
          [82, y(82, 16)],
          [97, y(97, 24)],
        ],
        counter: [[97, y(97, 24)], ...back],
        open: 5.4,
      };
    case 'sandal':
    case 'espadrille':
      return {
        vamp: [
          [0, y(0, 1)],
          [8, y(8, 1.5)],
        ],
        topline: [
          [8, y(8, 1.5)],
          [50, y(50, 2)],
          [96, y(96, 2)],
        ],
        counter: [
          [96, y(96, 2)],
          [98, y(98, 0)],
        ],
        open: 0,
      };
    case 'loafer':
      return {
        vamp: [...round, [30, y(30, 17)], [46, y(46, 25)]],
        topline: [
          [46, y(46, 25)],
          [56, y(56, 19)],
          [72, y(72, 18)],
          [88, y(88, 22)],
          [97, y(97, 26)],
        ],
        counter: [[97, y(97, 26)], ...back],
        open: 7,
      };
    case 'derby':
    case 'sneaker':
      return {
        vamp: [...round, [28, y(28, 17)], [42, y(42, 27)], [52, y(52, 35)]],
        topline: [
          [52, y(52, 35)],
          [60, y(60, 28)],
          [74, y(74, 24)],
          [88, y(88, 28)],
          [96.5, y(96, 33)],
        ],
        counter: [[96.5, y(96, 33)], [97.5, y(97, 22)], ...back],
        open: 7,
      };
    case 'ankle-boot':
      return {
        vamp: [...round, [28, y(28, 17)], [42, y(42, 28)], [50, -47 - h * 0.7], [48, -66 - h * 0.7]],
        topline: [
          [48, -66 - h * 0.7],
          [70, -63.5 - h * 0.7],
          [93, -66 - h * 0.7],
        ],
        counter: [[93, -66 - h * 0.7], [91, -46 - h * 0.7], [94, -28 - h * 0.6], ...back],
        open: 4.5,
      };
    case 'tall-boot':
      return {
        vamp: [...round, [28, y(28, 17)], [42, y(42, 28)], [49, -48], [46, -80], [40, -118], [41, -136]],
        topline: [
          [41, -136],
          [68, -132],
          [97, -138],
        ],
        counter: [[97, -138], [99.5, -112], [95, -80], [91, -48], [95, -28], ...back],
        open: 5,
      };
  }
}
