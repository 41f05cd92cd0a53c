/** The tiles of the categories: two or three pieces of each, 800 by 1000. */
import type { BodyFrame } from './body-frame.ts';
import { paintOnBust, paintPair, pieceOf } from './fixture.ts';
import { type GroundKind, paintGround } from './ground.ts';
import { pebble } from './path.ts';
import { paintBranch, paintStool } from './prop.ts';
import { paintFacing, paintRail } from './rail.ts';
import { Sheet } from './sheet.ts';
import { paintLower } from './show-lower.ts';
import { paintPlinth } from './show-shoe.ts';
import { paintHanger } from './stand.ts';
import { stuffOf } from './stuff.ts';
import { paintGrain } from './texture.ts';

function tile(name: string, kind: GroundKind, wall: string, shape: string, inside: (sheet: Sheet) => void): string {
  const sheet = new Sheet(name, 800, 1000, true);
  paintGround(sheet, { kind, wall, shape }, sheet.seed, 850);
  inside(sheet);
  paintGrain(sheet);
  return sheet.toString();
}

function paintClipped(sheet: Sheet, slug: string, cx: number, top: number, k: number): void {
  const piece = pieceOf(slug);
  if (piece.cut.family !== 'trousers' && piece.cut.family !== 'skirt') return;
  const f: BodyFrame = { cx, top, k, side: 'front', hold: 'hanger' };
  sheet.fill(pebble([cx + 16, top + 46 * k], 20 * k, 44 * k, sheet.seed, 0.03), '#4a2f22', 0.1);
  paintHanger(sheet, f, sheet.seed, 12);
  paintLower(sheet, f, piece.cut, stuffOf(piece.cloth, piece.colours[0]!), sheet.seed);
}

export const drawDresses = (): string =>
  tile('categorie-robes', 'arch', '#e8cfc0', '#f5ead9', (sheet) => {
    paintFacing(sheet, [590, 120], 4.4, pieceOf('robe-vichy-bretelles-rouge'), sheet.seed);
    paintOnBust(sheet, 'robe-portefeuille-liberty-bordeaux', 310, 940, 890, sheet.seed);
  });

export const drawTops = (): string =>
  tile('categorie-hauts', 'room', '#d3d6c2', '#cfae86', (sheet) => {
    paintRail(sheet, -40, 840, 130, 1300, sheet.seed);
    paintFacing(sheet, [586, 128], 7.2, pieceOf('chemisier-fleuri-moutarde'), sheet.seed);
    paintFacing(sheet, [236, 128], 7.8, pieceOf('blouse-lavalliere-ivoire'), sheet.seed);
  });

export const drawSkirts = (): string =>
  tile('categorie-jupes', 'sun', '#ead9b2', '#dcb577', (sheet) => {
    paintClipped(sheet, 'jupe-portefeuille-fleurie-noir', 545, 230, 7.2);
    paintClipped(sheet, 'jupe-plissee-vert-sapin', 275, 200, 7.2);
  });

export const drawTrousers = (): string =>
  tile('categorie-pantalons', 'window', '#ccd5d6', '#e9e0d0', (sheet) => {
    paintClipped(sheet, 'pantalon-large-lin-sable', 575, 190, 6.2);
    paintClipped(sheet, 'jean-flare-bleu-nuit', 255, 160, 6.4);
  });

export const drawShoes = (): string =>
  tile('categorie-chaussures', 'arch', '#ede2d0', '#c3cab0', (sheet) => {
    paintStool(sheet, [640, 700], 1.4, sheet.seed);
    paintPlinth(sheet, 60, 560, 600, 1010, '#e6d8bf', sheet.seed);
    paintBranch(sheet, [690, 410], [560, 120], 74, sheet.seed);
    paintPair(sheet, 'bottines-talon-cognac', [120, 640], 3.7, sheet.seed);
    paintPair(sheet, 'escarpins-velours-vert-sapin', [410, 930], 3.1, sheet.seed);
  });
