/** The shop from inside: the hero of the home page, wide and tall. */

import { paintFrame, paintLamp, paintOnBust, paintPair, paintRug, pieceOf } from './fixture.ts';
import { paintGround } from './ground.ts';
import { paintHat } from './hat.ts';
import { polygon } from './path.ts';
import { paintGroundPlant, paintMirror, paintStool } from './prop.ts';
import { paintFacing, paintHung, paintRail } from './rail.ts';
import { Sheet } from './sheet.ts';
import { stuffOf } from './stuff.ts';
import { paintGrain } from './texture.ts';

const sideways = [
  'manteau-laine-camel',
  'robe-a-pois-bleu-nuit',
  'chemisier-fleuri-moutarde',
  'robe-trapeze-velours-vert-sapin',
  'blouse-brodee-boheme-ecru',
  'jupe-plissee-vert-sapin',
  'robe-longue-boheme-terracotta',
  'chemise-rayee-bleu-ciel',
  'veste-blazer-tartan-noisette',
  'robe-empire-fleurie-rose-poudre',
] as const;
const lengths = [520, 450, 330, 410, 330, 420, 560, 340, 370, 480] as const;

export function drawHero(): string {
  const sheet = new Sheet('accueil-portant', 1600, 1000, true);
  const { seed } = sheet;
  paintGround(sheet, { kind: 'room', wall: '#eadcc4', shape: '#cfae86' }, seed, 806);
  const panes = [0, 1, 2]
    .flatMap((c) =>
      [0, 1].map((r) =>
        polygon([
          [150 + c * 150, 120 + r * 250 + c * 22],
          [280 + c * 150, 139 + r * 250 + c * 22],
          [250 + c * 150, 362 + r * 250 + c * 22],
          [120 + c * 150, 343 + r * 250 + c * 22],
        ]),
      ),
    )
    .join('');
  sheet.fill(panes, '#fff4d8', 0.75);
  paintFrame(sheet, 640, 120, 104, 138, seed);
  paintMirror(sheet, [1490, 840], 1.18, seed);
  paintRug(sheet, [1010, 900], 470, 66, seed);
  paintRail(sheet, 700, 1340, 176, 868, seed);
  for (const [i, slug] of sideways.entries())
    paintHung(sheet, [756 + i * 39 + (i > 5 ? 12 : 0), 172], 112, lengths[i]!, pieceOf(slug), seed);
  paintFacing(sheet, [1226, 172], 3.5, pieceOf('robe-portefeuille-liberty-bordeaux'), seed);
  paintOnBust(sheet, 'robe-chemise-lin-vert-sauge', 548, 900, 700, seed);
  paintStool(sheet, [1420, 930], 0.92, seed);
  paintHat(sheet, 'hat-straw', [1424, 730], 3.3, stuffOf({ weave: 'straw', print: 'none' }, pieceOf('capeline-paille').colours[0]!), seed);
  paintPair(sheet, 'bottines-talon-cognac', [770, 872], 0.98, seed);
  paintPair(sheet, 'ballerines-noeud-rouge', [930, 880], 0.9, seed);
  paintGroundPlant(sheet, [120, 930], 1.55, seed);
  paintLamp(sheet, 330, 110, seed);
  paintGrain(sheet);
  return sheet.toString();
}

export function drawTallHero(): string {
  const sheet = new Sheet('accueil-portant-mobile', 900, 1200, true);
  const { seed } = sheet;
  paintGround(sheet, { kind: 'room', wall: '#eadcc4', shape: '#cfae86' }, seed, 980);
  const panes = [0, 1]
    .flatMap((c) =>
      [0, 1].map((r) =>
        polygon([
          [60 + c * 160, 190 + r * 290 + c * 22],
          [200 + c * 160, 210 + r * 290 + c * 22],
          [176 + c * 160, 462 + r * 290 + c * 22],
          [36 + c * 160, 442 + r * 290 + c * 22],
        ]),
      ),
    )
    .join('');
  sheet.fill(panes, '#fff4d8', 0.75);
  paintRug(sheet, [520, 1100], 370, 56, seed);
  paintRail(sheet, 330, 850, 300, 1060, seed);
  for (const [i, slug] of sideways.slice(0, 6).entries())
    paintHung(sheet, [392 + i * 44, 296], 122, lengths[i]! * 1.12, pieceOf(slug), seed);
  paintFacing(sheet, [726, 296], 3.7, pieceOf('robe-portefeuille-liberty-bordeaux'), seed);
  paintOnBust(sheet, 'robe-chemise-lin-vert-sauge', 226, 1110, 820, seed);
  paintPair(sheet, 'bottines-talon-cognac', [470, 1076], 1.05, seed);
  paintGroundPlant(sheet, [800, 1150], 1.15, seed);
  paintLamp(sheet, 610, 120, seed);
  paintGrain(sheet);
  return sheet.toString();
}
