/** Choosing what to keep: an open wardrobe. */
import { paintBag } from './bag.ts';
import { paintPair, pieceOf } from './fixture.ts';
import { paintGround } from './ground.ts';
import { paintHat } from './hat.ts';
import { blob, line, pebble, polygon } from './path.ts';
import { paintChair, paintGroundPlant, paintStool } from './prop.ts';
import { paintFacing, paintHung } from './rail.ts';
import { Sheet } from './sheet.ts';
import { stuffOf } from './stuff.ts';
import { dryBrush, paintGrain } from './texture.ts';
import { blend, house } from './tone.ts';

/** An open wardrobe with a chair in front: choosing what to keep. */
export function drawWardrobe(): string {
  const sheet = new Sheet('relooking-penderie', 1600, 1000, true);
  const { seed } = sheet;
  paintGround(sheet, { kind: 'room', wall: '#d3d6c2', shape: '#c9a780' }, seed, 816);
  const wood = house.woodDark;
  const box = polygon([
    [470, 90],
    [1130, 92],
    [1128, 872],
    [472, 870],
  ]);
  sheet.fill(
    polygon([
      [450, 876],
      [1180, 878],
      [1220, 910],
      [480, 912],
    ]),
    '#4a2f22',
    0.2,
  );
  sheet.fill(box, wood);
  sheet.fill(box, dryBrush(sheet, house.wood, 2), 0.7);
  sheet.fill(
    polygon([
      [496, 118],
      [1104, 120],
      [1102, 846],
      [498, 844],
    ]),
    '#6a4930',
  );
  sheet.fill(
    polygon([
      [496, 118],
      [1104, 120],
      [1104, 180],
      [496, 176],
    ]),
    '#4d3321',
    0.7,
  );
  sheet.pen(
    line([
      [498, 196],
      [800, 198],
      [1102, 196],
    ]),
    '#d9b876',
    8,
  );
  const kept = [
    'robe-trapeze-velours-vert-sapin',
    'chemise-rayee-bleu-ciel',
    'robe-a-pois-bleu-nuit',
    'blouse-brodee-boheme-ecru',
    'manteau-laine-camel',
    'robe-empire-fleurie-rose-poudre',
    'veste-blazer-tartan-noisette',
    'chemisier-fleuri-moutarde',
    'jupe-longue-volants-lilas',
    'pull-col-roule-bordeaux',
  ];
  for (const [i, slug] of kept.entries()) paintHung(sheet, [548 + i * 55, 192], 112, 330 + ((i * 47) % 150), pieceOf(slug), seed);
  sheet.fill(
    polygon([
      [498, 726],
      [1102, 728],
      [1102, 742],
      [498, 740],
    ]),
    house.wood,
  );
  const folded: readonly (readonly [number, string])[] = [
    [560, '#c9973a'],
    [690, '#8a9a7b'],
    [830, '#b9623f'],
  ];
  for (const [x, colour] of folded)
    for (let i = 0; i < 3; i++) {
      const y = 838 - i * 30;
      const data = blob([
        [x - 48, y - 26],
        [x + 50, y - 27],
        [x + 56, y - 12],
        [x + 50, y],
        [x - 50, y],
        [x - 54, y - 12],
      ]);
      sheet.fill(data, blend(colour, i === 1 ? '#f1e8d6' : '#6f4e37', i * 0.24));
      sheet.fill(data, dryBrush(sheet, '#f6ead2', 86), 0.35);
    }
  paintPair(sheet, 'mocassins-bordeaux', [930, 842], 0.72, seed);
  for (const [x0, x1, knob] of [
    [470, 270, 300],
    [1130, 1330, 1300],
  ] as const) {
    const door = polygon([
      [x0, 90],
      [x1, 58],
      [x1, 916],
      [x0, 870],
    ]);
    sheet.fill(door, blend(wood, house.wood, 0.35));
    sheet.fill(door, dryBrush(sheet, '#d1a672', 2), 0.6);
    const inset = (a: number, b: number): void =>
      sheet.pen(
        polygon([
          [x0 + (x1 - x0) * 0.16, a],
          [x0 + (x1 - x0) * 0.84, a - 16],
          [x0 + (x1 - x0) * 0.84, b + 20],
          [x0 + (x1 - x0) * 0.16, b],
        ]),
        '#5b3c24',
        3.6,
        0.7,
      );
    inset(136, 420);
    inset(480, 820);
    sheet.fill(pebble([knob, 480], 9, 10, seed), house.brass);
  }
  paintFacing(sheet, [1392, 168], 3.6, pieceOf('robe-fluide-bouquet-bleu-canard'), seed);
  sheet.fill(pebble([1392, 162], 10, 10, seed), house.woodDark);
  paintChair(sheet, [176, 900], 1.2, seed);
  paintBag(sheet, 'bag-tote', [170, 668], 4.2, stuffOf({ weave: 'leather', print: 'none' }, pieceOf('sac-cabas-cuir').colours[0]!), seed);
  paintStool(sheet, [800, 962], 0.78, seed);
  paintHat(sheet, 'hat-felt', [800, 790], 3.3, stuffOf({ weave: 'wool', print: 'none' }, pieceOf('chapeau-feutre').colours[0]!), seed);
  paintGroundPlant(sheet, [1500, 946], 1.2, seed);
  paintGrain(sheet);
  return sheet.toString();
}
