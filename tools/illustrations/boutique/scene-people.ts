/** Scenes with people: the evening show, and the owner at her rail. */

import { paintBag } from './bag.ts';
import type { BodyFrame } from './body-frame.ts';
import { type Person, paintPerson } from './figure.ts';
import { paintFrame, paintLamp, pieceOf } from './fixture.ts';
import { paintContact, paintGround } from './ground.ts';
import { blob, line, outline, pebble, polygon, stroke } from './path.ts';
import type { BodyCut } from './piece.ts';
import { paintGroundPlant, paintStool } from './prop.ts';
import { paintHung, paintRail } from './rail.ts';
import { Sheet } from './sheet.ts';
import { stuffOf } from './stuff.ts';
import { dryBrush, paintGrain } from './texture.ts';
import { house } from './tone.ts';

const people: readonly Person[] = [
  { skin: '#e2b595', hair: '#5a3524', bun: true, shoes: '#7d5a1e' },
  { skin: '#8d5a3d', hair: '#2b1d1a', bun: true, shoes: '#c4983f' },
  { skin: '#e8c3a8', hair: '#b9814b', bun: false, shoes: '#553828' },
  { skin: '#d3a17d', hair: '#9a948c', bun: false, shoes: '#33302f' },
];

/** A person in a piece, feet on `floor`. */
export function paintWearing(
  sheet: Sheet,
  slug: string,
  person: Person,
  cx: number,
  floor: number,
  k: number,
  side: BodyFrame['side'] = 'front',
  stride = 4,
): void {
  const piece = pieceOf(slug);
  const f: BodyFrame = { cx, top: floor - 163 * k, k, side, hold: 'worn' };
  paintContact(sheet, [cx + 6 * k, floor], 24 * k, 3.2 * k, sheet.seed);
  paintPerson(sheet, f, person, piece.cut as BodyCut, stuffOf(piece.cloth, piece.colours[0]!), sheet.seed, stride);
}

/** Strings of small lamps. */
function paintGarland(sheet: Sheet, from: number, to: number, y: number, sag: number): void {
  const points = Array.from({ length: 9 }, (_, i) => [from + ((to - from) * i) / 8, y + Math.sin((i / 8) * Math.PI) * sag] as const);
  sheet.pen(line(points), '#5a4334', 2.6, 0.8);
  let glow = '';
  let bulbs = '';
  for (const p of points) {
    glow += pebble([p[0], p[1] + 15], 26, 26, sheet.seed, 0.04, 8);
    bulbs += pebble([p[0], p[1] + 14], 8, 11, sheet.seed, 0.06, 6);
  }
  sheet.fill(glow, '#ffe2a3', 0.28);
  sheet.fill(bulbs, '#fff1c6');
}

export function drawShow(): string {
  const sheet = new Sheet('evenement-defile', 1600, 1000, true);
  const { seed } = sheet;
  paintGround(sheet, { kind: 'room', wall: '#d9b3a0', shape: '#b98a62' }, seed, 760);
  for (let i = 0; i < 17; i++) {
    const x = i * 100;
    sheet.fill(
      outline(
        [
          [x, 0],
          [x + 104, 0],
        ],
        [
          [x + 104, 0],
          [x + 112, 380],
          [x + 100, 764],
        ],
        [
          [x + 100, 764],
          [x + 46, 772],
          [x - 4, 764],
        ],
        [
          [x - 4, 764],
          [x + 6, 380],
          [x, 0],
        ],
      ),
      i % 2 === 0 ? '#74293a' : '#803343',
    );
    sheet.fill(
      stroke(
        [
          [x + 70, 0],
          [x + 76, 400],
          [x + 66, 766],
        ],
        34,
        seed,
      ),
      '#4a1622',
      0.6,
    );
    sheet.fill(
      stroke(
        [
          [x + 28, 0],
          [x + 32, 400],
          [x + 26, 766],
        ],
        16,
        seed,
      ),
      '#a55a64',
      0.6,
    );
  }
  sheet.fill(
    polygon([
      [0, 0],
      [1600, 0],
      [1600, 764],
      [0, 764],
    ]),
    dryBrush(sheet, '#5b1d2c', 2),
    0.35,
  );
  const walk = polygon([
    [330, 772],
    [1270, 772],
    [1500, 1000],
    [100, 1000],
  ]);
  sheet.fill(walk, '#ecdfc8');
  sheet.fill(walk, dryBrush(sheet, '#cbb28a', 86), 0.6);
  for (const [x, r] of [
    [400, 330],
    [800, 390],
    [1200, 330],
  ] as const)
    sheet.fill(
      outline(
        [
          [x - 20, 0],
          [x + 20, 0],
        ],
        [
          [x + 20, 0],
          [x + r, 980],
        ],
        [
          [x + r, 980],
          [x - r, 980],
        ],
      ),
      '#ffe9b8',
      0.1,
    );
  paintGarland(sheet, -20, 560, 40, 90);
  paintGarland(sheet, 520, 1090, 30, 100);
  paintGarland(sheet, 1050, 1630, 40, 90);
  paintWearing(sheet, 'robe-invitee-fleurie-corail', people[2]!, 470, 868, 3.6);
  paintWearing(sheet, 'robe-cocktail-moutarde', people[3]!, 1130, 868, 3.6);
  paintWearing(sheet, 'robe-de-soiree-satin-emeraude', people[1]!, 800, 940, 4.3);
  for (const [x, n] of [
    [40, 3],
    [1340, 3],
  ] as const)
    for (let i = 0; i < n; i++) {
      const cx = x + 40 + i * 92;
      const hair = ['#5a3524', '#b9814b', '#2b1d1a', '#9a948c', '#7a4a2c', '#3f2a22'][(i + (x > 800 ? 3 : 0)) % 6]!;
      const coat = ['#8a9a7b', '#27344f', '#c9973a', '#b9787a', '#2f4b40', '#6f4e37'][(i + (x > 800 ? 2 : 0)) % 6]!;
      sheet.fill(
        blob([
          [cx - 56, 1010],
          [cx - 52, 930],
          [cx - 20, 898],
          [cx + 20, 898],
          [cx + 52, 930],
          [cx + 58, 1010],
        ]),
        coat,
      );
      sheet.fill(
        blob([
          [cx + 4, 1010],
          [cx + 16, 906],
          [cx + 52, 930],
          [cx + 58, 1010],
        ]),
        '#2a1a14',
        0.25,
      );
      sheet.fill(pebble([cx, 866], 28, 35, seed, 0.04), hair);
      sheet.fill(
        stroke(
          [
            [cx - 16, 852],
            [cx - 6, 840],
            [cx + 10, 840],
          ],
          10,
          seed,
        ),
        '#fff3dc',
        0.25,
      );
      if (i % 2 === 0) sheet.fill(pebble([cx + 4, 826], 15, 13, seed), hair);
    }
  paintGrain(sheet);
  return sheet.toString();
}

export function drawOwner(): string {
  const sheet = new Sheet('a-propos-marie', 1600, 1000, true);
  const { seed } = sheet;
  paintGround(sheet, { kind: 'room', wall: '#dfe0cf', shape: '#cfae86' }, seed, 836);
  sheet.fill(pebble([1010, 430], 470, 400, seed, 0.03, 14), '#f0e4cd', 0.85);
  paintFrame(sheet, 190, 150, 130, 170, seed);
  paintFrame(sheet, 350, 190, 100, 130, seed);
  paintRail(sheet, 560, 1370, 214, 900, seed);
  const hung = [
    'robe-trapeze-velours-vert-sapin',
    'chemisier-fleuri-moutarde',
    'robe-a-pois-bleu-nuit',
    'blouse-brodee-boheme-ecru',
    'robe-empire-fleurie-rose-poudre',
    'chemise-rayee-bleu-ciel',
    'robe-longue-boheme-terracotta',
    'manteau-laine-camel',
  ];
  for (const [i, slug] of hung.entries())
    paintHung(sheet, [620 + i * 46 + (i > 2 ? 190 : 0) + (i > 5 ? 16 : 0), 210], 122, 380 + ((i * 61) % 150), pieceOf(slug), seed);
  const piece = pieceOf('robe-chemise-lin-vert-sauge');
  const f: BodyFrame = { cx: 810, top: 300, k: 3.95, side: 'back', hold: 'reach' };
  paintContact(sheet, [820, 946], 110, 14, seed);
  paintPerson(
    sheet,
    f,
    people[0]!,
    { ...(piece.cut as BodyCut), sleeve: 'elbow', waist: 'sash', hem: 'straight', pockets: 'none' },
    stuffOf(piece.cloth, piece.colours[0]!),
    seed,
    2,
  );
  paintStool(sheet, [300, 936], 1.16, seed);
  paintBag(sheet, 'bag-basket', [300, 646], 4.4, stuffOf({ weave: 'straw', print: 'none' }, pieceOf('panier-osier').colours[0]!), seed);
  paintGroundPlant(sheet, [1480, 950], 1.35, seed);
  paintLamp(sheet, 480, 100, seed);
  sheet.fill(
    stroke(
      [
        [0, 838],
        [800, 835],
        [1600, 833],
      ],
      4,
      seed,
    ),
    house.ink,
    0.15,
  );
  paintGrain(sheet);
  return sheet.toString();
}
