/** The upper edge of a body: neck opening, shoulders and armholes, in cm from the base of the neck, right half first. */

import { armpitAt, type Side } from './body-frame.ts';
import type { Point } from './path.ts';
import type { BodyCut } from './piece.ts';

export interface UpperEdge {
  /** Edges along the neck opening, from the wearer's left on the sheet to the right. */
  neck: Point[][];
  /** Edges from the end of the neck to the armpit, on the right of the sheet. */
  right: Point[][];
  left: Point[][];
  /** Shoulder end on the right, where a sleeve begins. */
  shoulder: Point;
  /** Thin straps from and to, cm. */
  straps: [Point, Point][];
  /** Half width of the neck at the shoulder. */
  neckHalf: number;
}

const flip = (edges: Point[][]): Point[][] => edges.map((e) => e.map(([x, y]) => [-x, y] as const));
const both = (half: Point[]): Point[] => [...half.map(([x, y]) => [-x, y] as const), ...[...half].reverse().filter(([x]) => x !== 0)];

/** Neck opening of the front; the last point of each half is on the middle line. */
function opening(cut: BodyCut, half: number): Point[][] {
  const pointed = (depth: number, bow: number): Point[][] => [
    [
      [-half, 0],
      [-half * 0.62 - bow, depth * 0.45],
      [0, depth],
    ],
    [
      [0, depth],
      [half * 0.62 + bow, depth * 0.45],
      [half, 0],
    ],
  ];
  switch (cut.neckline) {
    case 'v':
      return pointed(cut.family === 'dress' ? 22 : 19, 0.6);
    case 'lapel':
      return pointed(cut.front === 'double-breasted' ? 26 : 34, 0.8);
    case 'shawl':
      return pointed(36, 1);
    case 'shirt':
    case 'bow':
      return pointed(9, 1.2);
    case 'wrap':
      return [
        [
          [-half, 0],
          [-half + 2.2, 12],
          [2, 26.5],
        ],
        [
          [2, 26.5],
          [half - 1.5, 13],
          [half, 0],
        ],
      ];
    case 'square':
      return [
        [
          [-half - 2, 1],
          [-half - 1.2, 13],
        ],
        [
          [-half - 1.2, 13],
          [0, 13.8],
          [half + 1.2, 13],
        ],
        [
          [half + 1.2, 13],
          [half + 2, 1],
        ],
      ];
    case 'boat':
      return [
        both([
          [half + 4, 1.4],
          [half - 1, 4.2],
          [0, 5.6],
        ]),
      ];
    case 'roll':
    case 'stand':
      return [
        both([
          [half - 1.4, -0.2],
          [half - 3, 1.6],
          [0, 2.4],
        ]),
      ];
    default:
      return [
        both([
          [half, 0],
          [half * 0.86, 5.5],
          [half * 0.45, 8.6],
          [0, 9.4],
        ]),
      ];
  }
}

export function upperEdge(cut: BodyCut, side: Side): UpperEdge {
  const half = cut.neckline === 'boat' && side === 'front' ? 8.4 : 8;
  const sleeveless = cut.sleeve === 'none';
  const shoulder: Point = sleeveless ? [14.8, 3.2] : cut.sleeve === 'kimono' ? [22, 6] : [17.6, 4.4];
  const armpit: Point = [sleeveless ? 19 : 20, armpitAt];
  const armhole: Point[] = sleeveless ? [shoulder, [13.9, 10], [15, 17.5], armpit] : [shoulder, [16.4, 11], [16.8, 16.5], armpit];

  if (cut.neckline === 'strapless' || cut.neckline === 'sweetheart' || cut.neckline === 'straps') {
    const straight = cut.neckline === 'straps';
    const rise = side === 'back' ? 19 : straight ? 13 : 14;
    const front: Point[][] =
      cut.neckline === 'sweetheart'
        ? [
            [
              [-17.6, rise + 2],
              [-13, rise - 1.4],
              [-7.5, rise - 2],
              [-3, rise + 0.8],
              [0, rise + 5],
            ],
            [
              [0, rise + 5],
              [3, rise + 0.8],
              [7.5, rise - 2],
              [13, rise - 1.4],
              [17.6, rise + 2],
            ],
          ]
        : straight
          ? [
              [
                [-12.5, rise],
                [-6, rise + 4.4],
                [0, rise + 6.4],
                [6, rise + 4.4],
                [12.5, rise],
              ],
            ]
          : [
              [
                [-18, rise + 2],
                [-9, rise - 0.6],
                [0, rise + 1.4],
                [9, rise - 0.6],
                [18, rise + 2],
              ],
            ];
    const back: Point[][] = [
      [
        [-17, rise],
        [-8, rise + 2.6],
        [0, rise + 3.4],
        [8, rise + 2.6],
        [17, rise],
      ],
    ];
    const neck = side === 'back' ? back : front;
    const end = neck[neck.length - 1]!.at(-1)!;
    const right: Point[][] = [[end, [(end[0] + 19.4) / 2 + (straight ? -0.6 : 0.2), mixY(end[1])], [19.4, armpitAt + 0.5]]];
    const inner = straight ? 11.6 : 12;
    const hung = straight || cut.sleeve === 'cap';
    return {
      neck,
      right,
      left: flip(right),
      shoulder: [13, 6],
      neckHalf: half,
      straps: hung
        ? [
            [
              [inner, rise + 1],
              [10, 0.4],
            ],
            [
              [-inner, rise + 1],
              [-10, 0.4],
            ],
          ]
        : [],
    };
  }
  if (cut.neckline === 'halter') {
    const right: Point[][] = [
      [
        [5.6, -0.4],
        [10, 10],
        [19.2, armpitAt + 2],
      ],
    ];
    const neck: Point[][] =
      side === 'front'
        ? [
            [
              [-5.6, -0.4],
              [-3, 2.6],
              [0, 3.4],
              [3, 2.6],
              [5.6, -0.4],
            ],
          ]
        : [
            [
              [-19.2, armpitAt + 2],
              [-12, 30],
              [-5, 37],
              [0, 38.6],
              [5, 37],
              [12, 30],
              [19.2, armpitAt + 2],
            ],
          ];
    return {
      neck,
      right:
        side === 'front'
          ? right
          : [
              [
                [19.2, armpitAt + 2],
                [19.3, armpitAt + 3],
              ],
            ],
      left:
        side === 'front'
          ? flip(right)
          : [
              [
                [-19.2, armpitAt + 2],
                [-19.3, armpitAt + 3],
              ],
            ],
      shoulder: [6, 0],
      neckHalf: 5.6,
      straps:
        side === 'back'
          ? [
              [
                [-19, armpitAt + 2],
                [-5, -0.4],
              ],
              [
                [19, armpitAt + 2],
                [5, -0.4],
              ],
            ]
          : [],
    };
  }
  if (cut.neckline === 'one-shoulder') {
    const to: Point = side === 'front' ? [-8, 0] : [8, 0];
    const dir = side === 'front' ? -1 : 1;
    const slope: Point[] = [
      [dir * 8, 0],
      [dir * 2, 9],
      [-dir * 8, 15],
      [-dir * 19, armpitAt],
    ];
    const strapSide: Point[][] = [
      [
        [dir * 8, 0],
        [dir * 14.8, 3.2],
      ],
      [
        [dir * 14.8, 3.2],
        [dir * 13.9, 10],
        [dir * 15, 17.5],
        [dir * 19, armpitAt],
      ],
    ];
    const bare: Point[][] = [
      [
        [-dir * 19, armpitAt],
        [-dir * 19.1, armpitAt + 0.4],
      ],
    ];
    return {
      neck: [dir === -1 ? slope : [...slope].reverse()],
      right: dir === 1 ? strapSide : bare,
      left: dir === 1 ? bare : strapSide,
      shoulder: to,
      straps: [],
      neckHalf: 8,
    };
  }
  const neck: Point[][] =
    side === 'front'
      ? opening(cut, half)
      : [
          both([
            [cut.neckline === 'boat' ? half + 4 : half, cut.neckline === 'boat' ? 1.4 : 0],
            [half * 0.6, 2],
            [0, 2.8],
          ]),
        ];
  const start = neck[neck.length - 1]!.at(-1)!;
  const right: Point[][] = [[start, shoulder], armhole];
  return { neck, right, left: flip(right), shoulder, straps: [], neckHalf: half };
}

const mixY = (y: number): number => y + (armpitAt + 0.5 - y) * 0.55;
