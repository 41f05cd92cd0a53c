/** What is sold beside wine: glasses, a corkscrew, a jelly, a carafe, the voucher for a tasting. */
import { drawShadow } from './bottle.ts';
import { drawGlassware } from './glassware.ts';
import { drawBunch } from './grapes.ts';
import { inks } from './inks.ts';
import { drawLeaf } from './leaf.ts';
import { across, parallel } from './lines.ts';
import { drawMill } from './mill.ts';
import { drawMotif } from './motif.ts';
import { arc, box, clamp, mix, type Point, placed, smooth } from './path.ts';
import { Plate } from './plate.ts';

/** A sheet for a thing on the table. */
export function table(name: string): Plate {
  const plate = new Plate(name, 900, 1200, inks.tint);
  plate.hatch({
    lines: parallel(0, 1000, 900, 200, 13, 0, 30),
    tone: (_x, y) => 0.1 + ((y - 1000) / 200) * 0.3,
    colour: '#c9b894',
    widest: 3,
  });
  return plate;
}

export function drawGlasses(): string {
  const plate = table('verres');
  drawGlassware(plate, 'tulip', [300, 1010], 640, null);
  drawGlassware(plate, 'tulip', [590, 1060], 700, '#7b2336', 0.34);
  return plate.toString();
}

/** Each colour of wine in its glass. */
export function drawPouredGlass(name: string, wine: string, bowl: 'tulip' | 'flute' | 'small', grape: string, leafWash: string): string {
  const plate = table(name);
  drawLeaf(plate, [640, 930], 120, 64, inks.ink, leafWash);
  drawBunch(plate, [680, 840], 30, 7, grape, 0.16);
  drawGlassware(plate, bowl, [400, 1075], bowl === 'flute' ? 900 : 820, wine, bowl === 'flute' ? 0.62 : 0.36);
  if (bowl === 'flute')
    plate.line(
      [
        [392, 640],
        [396, 560],
        [404, 690],
        [398, 480],
        [408, 600],
      ]
        .map(([x, y]) => arc([x!, y!], 3.4, 3.4, 0, 360, 6))
        .map((ring) => ring.map((p) => p.join(' ')).join('L'))
        .map((d) => `M${d}`)
        .join(''),
      1.2,
      '#fffaf0',
    );
  return plate.toString();
}

export function drawCorkscrew(): string {
  const plate = table('tire-bouchon');
  const handle = smooth(
    [
      [190, 470],
      [300, 430],
      [560, 420],
      [690, 400],
      [730, 430],
      [700, 470],
      [560, 486],
      [320, 500],
      [220, 520],
    ],
    true,
    6,
  );
  drawShadow(plate, [440, 1000], 150, 300);
  plate.group([0, 40], 1, () => {
    const worm: Point[] = Array.from({ length: 80 }, (_, i) => [450 + Math.sin(i * 0.62) * mix(34, 26, i / 79), 500 + i * 5.2] as const);
    plate.line(
      [
        [450, 480],
        [450, 540],
      ],
      16,
      '#8c8f92',
    );
    plate.line(smooth(worm, false, 2), 13, inks.ink);
    plate.line(smooth(worm, false, 2), 8, '#b9bcbd');
    plate.stroke(
      [
        [475, 900],
        [462, 950],
      ],
      9,
      0.1,
    );
    plate.shape(handle, '#8a5b34', 3);
    plate.hatch({
      lines: across(handle, 7, -6, 10),
      inside: handle,
      tone: (x, y) => clamp(0.2 + (y - 440) / 110 + 0.16 * Math.sin(x / 24)),
      widest: 4,
    });
    for (const x of [300, 450, 600]) plate.shape(arc([x, 458], 11, 11, 0, 360, 14), '#d9c07a', 2);
    plate.shape(
      smooth(
        [
          [690, 410],
          [760, 470],
          [770, 560],
          [742, 600],
          [730, 560],
          [726, 500],
          [690, 460],
        ],
        true,
        5,
      ),
      '#b9bcbd',
      2.6,
    );
    plate.write('BRISEVENT', [376, 466], 24, { spacing: 10, colour: '#f0dfb8' });
  });
  plate.group([640, 980], 1, () => {
    const cork = [...arc([0, -120], 44, 12, 180, 360, 10), ...arc([0, 0], 44, 12, 0, 180, 10)];
    plate.shape(cork, '#d8b482', 2.6);
    plate.hatch({
      lines: parallel(-44, -130, 88, 140, 6, 90, 14),
      inside: cork,
      tone: (x) => clamp(0.16 + x / 70),
      colour: '#6b4a26',
      widest: 3.4,
    });
    plate.line(arc([0, -120], 44, 12), 2);
    drawMotif(plate, 'mill', [0, -62], 0.34, inks.burgundy);
  });
  return plate.toString();
}

export function drawJelly(): string {
  const plate = table('gelee');
  drawLeaf(plate, [180, 900], 130, -50, inks.ink, inks.leaf);
  drawBunch(plate, [178, 880], 27, 6, '#d9c27a', 0.14);
  drawShadow(plate, [480, 1050], 190, 260);
  const jar = smooth(
    [
      [330, 560],
      [296, 610],
      [288, 720],
      [288, 960],
      [300, 1036],
      [340, 1058],
      [480, 1062],
      [620, 1058],
      [660, 1036],
      [672, 960],
      [672, 720],
      [664, 610],
      [630, 560],
    ],
    false,
    5,
  );
  plate.shape(jar, '#dba64a', 3);
  plate.hatch({
    lines: across(jar, 9, 90, 12),
    inside: jar,
    tone: (x) => clamp(0.14 + Math.exp(-(((x - 590) / 70) ** 2)) * 0.7 + (x < 310 ? 0.5 : 0)),
    widest: 5,
  });
  plate.wash(box(326, 620, 22, 380), '#fff6dc', 0.6);
  const lid = [...arc([480, 500], 176, 26, 180, 360, 20), ...arc([480, 566], 176, 26, 0, 180, 20)];
  plate.shape(lid, inks.burgundy, 3);
  plate.hatch({
    lines: parallel(304, 480, 352, 110, 9, 90, 12),
    inside: lid,
    tone: (x) => clamp(0.16 + Math.exp(-(((x - 590) / 80) ** 2)) * 0.6),
    widest: 4,
  });
  plate.shape(arc([480, 500], 176, 26, 0, 360, 40), '#7b2336', 2.6);
  plate.shape(box(330, 700, 300, 250), inks.sheet, 2.4);
  plate.shape(box(342, 712, 276, 226), null, 1.4, inks.burgundy);
  drawMotif(plate, 'leaf', [480, 780], 0.66, inks.burgundy);
  plate.write('Gelée de chenin', [480, 878], 38, { italic: true });
  plate.write('DOMAINE DE BRISEVENT', [480, 914], 15, { spacing: 12 });
  return plate.toString();
}

export function drawCarafe(): string {
  const plate = table('carafe');
  drawShadow(plate, [450, 1060], 230, 240);
  const half: readonly Point[] = [
    [64, 300],
    [44, 330],
    [40, 420],
    [46, 540],
    [80, 680],
    [180, 820],
    [236, 930],
    [230, 1020],
    [190, 1060],
  ];
  const side = smooth(half, false, 6);
  const outline = [...side.map(([x, y]) => [450 - x, y] as const), ...side.map(([x, y]) => [450 + x, y] as const).reverse()];
  plate.shape(outline, '#fbf7ea', 3);
  const wine = side.filter(([, y]) => y > 800);
  const body = [...wine.map(([x, y]) => [450 - x * 0.97, y] as const), ...wine.map(([x, y]) => [450 + x * 0.97, y] as const).reverse()];
  plate.wash(body, '#7b2336');
  plate.hatch({
    lines: parallel(200, 800, 500, 260, 9, 90, 12),
    inside: body,
    tone: (x) => clamp(0.1 + Math.exp(-(((x - 580) / 80) ** 2)) * 0.8),
    widest: 5,
  });
  plate.shape(arc([450, wine[0]![1]], wine[0]![0] * 0.97, 26, 0, 360, 30), '#98435a', 2);
  for (const k of [0.6, 0.72, 0.84])
    plate.hatch({ lines: [side.filter(([, y]) => y < 790).map(([x, y]) => [450 + x * k, y] as const)], tone: 0.3, widest: 4 });
  plate.line(arc([450, 300], 64, 13), 2.6);
  drawMotif(plate, 'mill', [450, 930], 0.7, '#e9d9b0');
  return plate.toString();
}

/** The voucher: a card with a border of vine, for so many people. */
export function drawVoucher(): string {
  const plate = table('bon-degustation');
  const card = (turn: number): Point[] => placed(box(-330, -215, 660, 430), [450, 590], 1, turn);
  plate.hatch({
    lines: parallel(100, 340, 720, 520, 8, 45, 20),
    inside: placed(box(-322, -200, 660, 430), [462, 606], 1, -5),
    tone: 0.5,
    colour: '#c3b08b',
    widest: 4,
  });
  plate.shape(card(-5), '#f3e9d2', 2.4);
  plate.group(
    [450, 590],
    1,
    () => {
      plate.shape(box(-330, -215, 660, 430), inks.sheet, 2.6);
      plate.shape(box(-314, -199, 628, 398), null, 2, inks.burgundy);
      plate.shape(box(-306, -191, 612, 382), null, 0.9, inks.burgundy);
      for (const [x, y, turn] of [
        [-270, -150, -45],
        [270, -150, 45],
        [-270, 150, -135],
        [270, 150, 135],
      ] as const)
        drawLeaf(plate, [x, y], 42, turn, inks.burgundy);
      drawMill(plate, [0, -50], 1, inks.burgundy, null);
      plate.write('Une dégustation', [0, 28], 66, { italic: true });
      plate.write('POUR DEUX PERSONNES', [0, 74], 22, { spacing: 18 });
      plate.line(
        [
          [-60, 98],
          [60, 98],
        ],
        2,
        inks.burgundy,
      );
      plate.write('DOMAINE DE BRISEVENT · MONTSAUVEL', [0, 142], 17, { spacing: 12, colour: inks.deep });
    },
    4,
  );
  return plate.toString();
}
