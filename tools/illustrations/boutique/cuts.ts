/** Cuts of single pieces, each from the plainest of its family. */
import type { BodyCut, Category, Colour, Cut, Piece, Print, ShoeCut, SkirtCut, TrouserCut, Weave } from './piece.ts';

export function single(
  category: Category,
  slug: string,
  title: string,
  size: string,
  cut: Cut,
  weave: Weave,
  print: Print,
  colour: Colour,
  views = 3,
): Piece {
  return { slug, title, category, offer: 'second-hand', cut, cloth: { weave, print }, colours: [colour], views, sizes: [size] };
}

const dressBase: BodyCut = {
  family: 'dress',
  neckline: 'v',
  sleeve: 'short',
  volume: 'a-line',
  length: 'midi',
  waist: 'seam',
  front: 'plain',
  hem: 'straight',
};
const topBase: BodyCut = {
  family: 'top',
  neckline: 'round',
  sleeve: 'long',
  volume: 'straight',
  length: 'hip',
  waist: 'none',
  front: 'plain',
  hem: 'straight',
};
const coatBase: BodyCut = {
  family: 'coat',
  neckline: 'lapel',
  sleeve: 'long',
  volume: 'straight',
  length: 'knee',
  waist: 'none',
  front: 'buttons',
  hem: 'straight',
  pockets: 'welt',
};

export const dress = (cut: Partial<BodyCut>): BodyCut => ({ ...dressBase, ...cut });
export const top = (cut: Partial<BodyCut>): BodyCut => ({ ...topBase, ...cut });
export const coat = (cut: Partial<BodyCut>): BodyCut => ({ ...coatBase, ...cut });
export const trousers = (
  leg: TrouserCut['leg'],
  front: TrouserCut['front'],
  rise: TrouserCut['rise'] = 'high',
  turnUp = false,
): TrouserCut => ({
  family: 'trousers',
  leg,
  front,
  rise,
  turnUp,
});
export const skirt = (shape: SkirtCut['shape'], length: SkirtCut['length'], front: SkirtCut['front'] = 'plain'): SkirtCut => ({
  family: 'skirt',
  shape,
  length,
  front,
});
export const shoe = (model: ShoeCut['model'], heel: ShoeCut['heel']): ShoeCut => ({ family: 'shoe', model, heel });
