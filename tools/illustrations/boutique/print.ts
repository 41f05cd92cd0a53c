/** Printed and woven motifs as tiles; `scale` enlarges the motif, `turn` follows the lie of the cloth. */
import { num, pebble, stroke } from './path.ts';
import type { Print } from './piece.ts';
import { seedFrom } from './seed.ts';
import type { Sheet } from './sheet.ts';

const path = (data: string, fill: string, opacity = 1): string =>
  `<path d="${data}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const band = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

/** A loose five-petal flower. */
function flower(x: number, y: number, r: number, petal: string, heart: string, key: string): string {
  const seed = seedFrom(key);
  const start = seed.between(0, 72);
  let petals = '';
  for (let i = 0; i < 5; i++) {
    const a = ((start + i * 72) * Math.PI) / 180;
    petals += pebble([x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.6], r * 0.46, r * 0.46, seed, 0.14, 5);
  }
  return path(petals, petal) + path(pebble([x, y], r * 0.26, r * 0.26, seed, 0.1, 5), heart);
}

/** A pointed leaf from its stalk; angle in degrees. */
function leaf(x: number, y: number, length: number, angle: number, fill: string, fat = 0.34): string {
  const a = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(a) * length, Math.sin(a) * length];
  const [nx, ny] = [-dy * fat, dx * fat];
  const at = (t: number, n: number): string => `${num(x + dx * t + nx * n)} ${num(y + dy * t + ny * n)}`;
  return path(`M${at(0, 0)}C${at(0.25, 0.9)} ${at(0.7, 0.8)} ${at(1, 0)}C${at(0.7, -0.8)} ${at(0.25, -0.9)} ${at(0, 0)}Z`, fill);
}

type Tile = { width: number; height: number; turn: number; marks: string };

const motifs: Record<Exclude<Print, 'none'>, (inks: readonly string[]) => Tile> = {
  liberty: ([a = '#fff', b = '#c88', c = '#8a9']) => ({
    width: 56,
    height: 56,
    turn: 8,
    marks:
      flower(13, 13, 9.5, a, b, 'l1') +
      flower(41, 38, 8.5, b, a, 'l2') +
      flower(15, 42, 5.5, a, b, 'l3') +
      flower(43, 10, 5, b, a, 'l4') +
      leaf(21, 19, 10, 40, c) +
      leaf(8, 24, 9, 115, c) +
      leaf(33, 32, 9, 215, c) +
      leaf(48, 46, 8, 60, c) +
      leaf(24, 50, 7, 10, c) +
      leaf(49, 20, 7, 80, c) +
      path(
        pebble([28, 8], 2, 2, seedFrom('l5'), 0.2, 5) +
          pebble([29, 26], 1.8, 1.8, seedFrom('l6'), 0.2, 5) +
          pebble([52, 29], 1.8, 1.8, seedFrom('l7'), 0.2, 5),
        a,
      ),
  }),
  bouquet: ([a = '#fff', b = '#c88', c = '#8a9']) => ({
    width: 150,
    height: 150,
    turn: -9,
    marks:
      flower(40, 42, 25, b, a, 'b1') +
      flower(72, 62, 16, a, b, 'b2') +
      flower(28, 74, 12, a, b, 'b3') +
      flower(112, 112, 23, a, b, 'b4') +
      flower(86, 128, 13, b, a, 'b5') +
      flower(128, 30, 11, b, a, 'b6') +
      leaf(60, 34, 26, -40, c) +
      leaf(52, 66, 28, 70, c) +
      leaf(20, 54, 20, 165, c) +
      leaf(98, 98, 24, 220, c) +
      leaf(128, 126, 20, 40, c) +
      leaf(116, 88, 22, -75, c) +
      leaf(120, 42, 18, 110, c) +
      leaf(134, 22, 14, -50, c) +
      leaf(72, 128, 16, 190, c) +
      path(
        pebble([92, 22], 3.4, 3.4, seedFrom('b7'), 0.2, 5) +
          pebble([100, 30], 2.6, 2.6, seedFrom('b8'), 0.2, 5) +
          pebble([22, 118], 3.4, 3.4, seedFrom('b9'), 0.2, 5) +
          pebble([32, 110], 2.6, 2.6, seedFrom('b0'), 0.2, 5),
        b,
      ),
  }),
  dots: ([a = '#fff']) => ({
    width: 34,
    height: 34,
    turn: 4,
    marks: path(pebble([8.5, 8.5], 4.8, 4.8, seedFrom('p1'), 0.07, 7) + pebble([25.5, 25.5], 4.6, 4.6, seedFrom('p2'), 0.07, 7), a),
  }),
  stripes: ([a = '#223']) => ({
    width: 240,
    height: 30,
    turn: 0,
    marks: path('M0 6C40 4 80 7.500 120 6C160 4.500 200 7 240 6L240 15.500C200 16.500 160 14 120 15.500C80 17 40 14 0 15.500Z', a, 0.93),
  }),
  pinstripe: ([a = '#fff']) => ({ width: 17, height: 200, turn: 0, marks: band(3, 0, 5.5, 200, a, 0.85) + band(12.5, 0, 1, 200, a, 0.5) }),
  gingham: ([a = '#fff']) => ({
    width: 32,
    height: 32,
    turn: 0,
    marks: band(0, 0, 32, 32, a) + band(0, 0, 16, 32, 'base', 0.6) + band(0, 0, 32, 16, 'base', 0.6),
  }),
  houndstooth: ([a = '#222']) => ({
    width: 26,
    height: 26,
    turn: 0,
    marks: path(
      'M0 13L6.500 13L13 6.500L13 0L19.500 0L13 6.500L13 13L19.500 13L26 6.500L26 13L19.500 19.500L19.500 13L13 19.500L13 26L6.500 26L13 19.500L13 13L6.500 19.500L0 19.500L0 13Z',
      a,
      0.92,
    ),
  }),
  tartan: ([a = '#eed', b = '#343', c = '#522']) => ({
    width: 92,
    height: 92,
    turn: 0,
    marks:
      band(8, 0, 26, 92, b, 0.42) +
      band(0, 8, 92, 26, b, 0.42) +
      band(58, 0, 14, 92, c, 0.42) +
      band(0, 58, 92, 14, c, 0.42) +
      band(46, 0, 3, 92, a, 0.75) +
      band(0, 46, 92, 3, a, 0.75) +
      band(82, 0, 2, 92, a, 0.6) +
      band(0, 82, 92, 2, a, 0.6) +
      band(20, 0, 2, 92, c, 0.5) +
      band(0, 20, 92, 2, c, 0.5),
  }),
  leaves: ([a = '#fff', b = '#da8', c = '#532']) => ({
    width: 92,
    height: 92,
    turn: 14,
    marks:
      leaf(10, 34, 34, -38, a) +
      leaf(46, 22, 28, 50, b) +
      leaf(70, 88, 36, -80, a) +
      leaf(20, 84, 28, -20, b) +
      leaf(60, 60, 22, 195, c) +
      leaf(84, 24, 18, -60, c) +
      leaf(14, 58, 16, 110, c) +
      leaf(40, 70, 13, 70, a),
  }),
  abstract: ([a = '#fff', b = '#c88', c = '#8a9']) => ({
    width: 120,
    height: 120,
    turn: 6,
    marks:
      path(pebble([32, 36], 24, 17, seedFrom('a1'), 0.2, 7), a) +
      path(pebble([86, 78], 19, 25, seedFrom('a2'), 0.2, 7), b) +
      path(pebble([28, 96], 13, 11, seedFrom('a3'), 0.2, 7), c) +
      path(
        stroke(
          [
            [64, 18],
            [84, 30],
            [102, 22],
          ],
          8,
          seedFrom('a4'),
        ) +
          stroke(
            [
              [50, 66],
              [56, 86],
              [48, 106],
            ],
            6,
            seedFrom('a5'),
          ),
        c,
      ),
  }),
};

/** The fill of a print, or undefined for a plain cloth. */
export function printFill(
  sheet: Sheet,
  print: Print,
  base: string,
  inks: readonly string[],
  scale = 1,
  turn = 0,
  shift = 0,
): string | undefined {
  if (print === 'none') return undefined;
  const tile = motifs[print](inks);
  const whole = sheet.define(
    `print ${print} ${base} ${inks.join()}`,
    (id) =>
      `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">${tile.marks.replaceAll('"base"', `"${base}"`)}</pattern>`,
  );
  const woven = print === 'stripes' || print === 'pinstripe' || print === 'tartan' || print === 'gingham';
  const angle = woven && Math.abs(turn) > 6 ? ` rotate(${num(turn)})` : '';
  const lie = `translate(${num(shift)} ${num(shift * 0.6)})${angle} scale(${num(scale)})`;
  const id = sheet.define(`lie ${whole} ${lie}`, (own) => `<pattern id="${own}" href="#${whole}" patternTransform="${lie}"/>`);
  return `url(#${id})`;
}
