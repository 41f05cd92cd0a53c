/** What a piece of the wardrobe is, for the drawing code and for the product data. */

export type Category = 'robes' | 'hauts' | 'pantalons' | 'jupes' | 'chaussures' | 'accessoires' | 'bijoux';
export type Offer = 'second-hand' | 'new' | 'rental';

export type Neckline =
  | 'v'
  | 'round'
  | 'square'
  | 'boat'
  | 'sweetheart'
  | 'strapless'
  | 'wrap'
  | 'shirt'
  | 'roll'
  | 'halter'
  | 'one-shoulder'
  | 'straps'
  | 'lapel'
  | 'peter-pan'
  | 'bow'
  | 'stand'
  | 'shawl';
export type Sleeve = 'none' | 'cap' | 'short' | 'puff' | 'elbow' | 'long' | 'bishop' | 'bell' | 'kimono';
export type Volume = 'straight' | 'a-line' | 'full' | 'column' | 'mermaid' | 'empire' | 'tiered' | 'loose' | 'fitted';
export type Length = 'waist' | 'hip' | 'thigh' | 'knee' | 'midi' | 'ankle' | 'floor';
export type Waist = 'none' | 'seam' | 'tie' | 'belt' | 'elastic' | 'sash';
export type Front = 'plain' | 'buttons' | 'double-breasted' | 'wrap' | 'pleats' | 'zip' | 'open' | 'drape' | 'half-buttons';
export type Hem = 'straight' | 'ruffle' | 'curved' | 'asymmetric' | 'slit' | 'lace' | 'rib';

/** Dresses and everything worn on the upper body. */
export interface BodyCut {
  family: 'dress' | 'top' | 'coat';
  neckline: Neckline;
  sleeve: Sleeve;
  volume: Volume;
  length: Length;
  waist: Waist;
  front: Front;
  hem: Hem;
  pockets?: 'none' | 'patch' | 'welt' | 'flap';
}

export interface TrouserCut {
  family: 'trousers';
  leg: 'straight' | 'wide' | 'tapered' | 'flared' | 'culotte' | 'slim';
  rise: 'high' | 'mid';
  front: 'jean' | 'pleats' | 'drawstring' | 'plain' | 'sailor';
  turnUp?: boolean;
}

export interface SkirtCut {
  family: 'skirt';
  shape: 'pencil' | 'a-line' | 'circle' | 'pleated' | 'wrap' | 'tiered' | 'slip';
  length: 'mini' | 'knee' | 'midi' | 'maxi';
  front: 'plain' | 'buttons' | 'wrap' | 'belt' | 'zip';
}

export interface ShoeCut {
  family: 'shoe';
  model: 'ankle-boot' | 'tall-boot' | 'ballerina' | 'sandal' | 'pump' | 'sneaker' | 'loafer' | 'mary-jane' | 'espadrille' | 'derby';
  heel: 'flat' | 'low' | 'block' | 'stiletto' | 'wedge';
}

export interface AccessoryCut {
  family: 'accessory';
  model:
    | 'belt-wide'
    | 'belt-thin'
    | 'scarf-square'
    | 'scarf-long'
    | 'shawl'
    | 'bag-tote'
    | 'bag-shoulder'
    | 'bag-basket'
    | 'hat-felt'
    | 'hat-straw'
    | 'beret'
    | 'gloves'
    | 'tights'
    | 'earrings'
    | 'necklace'
    | 'bracelet';
}

export type Cut = BodyCut | TrouserCut | SkirtCut | ShoeCut | AccessoryCut;

export type Weave =
  | 'wool'
  | 'linen'
  | 'denim'
  | 'velvet'
  | 'satin'
  | 'rib'
  | 'cable'
  | 'lace'
  | 'tulle'
  | 'leather'
  | 'suede'
  | 'cotton'
  | 'crepe'
  | 'straw'
  | 'metal'
  | 'corduroy'
  | 'knit';
export type Print =
  | 'none'
  | 'liberty'
  | 'dots'
  | 'stripes'
  | 'pinstripe'
  | 'gingham'
  | 'houndstooth'
  | 'tartan'
  | 'leaves'
  | 'abstract'
  | 'bouquet';

export interface Cloth {
  weave: Weave;
  print: Print;
}

/** One colourway: French name, URL part, ground hex and the inks of print and trims. */
export interface Colour {
  name: string;
  slug: string;
  hex: string;
  inks: readonly string[];
}

/** A piece as drawn and as sold. Second-hand and rental pieces have exactly one colour. */
export interface Piece {
  slug: string;
  title: string;
  category: Category;
  offer: Offer;
  cut: Cut;
  cloth: Cloth;
  colours: readonly Colour[];
  /** Number of pictures of each colour. */
  views: number;
  /** Sizes on sale; a single entry for single pieces. */
  sizes: readonly string[];
}

/** File name of one picture, without folder. `view` counts from 1. */
export function pictureName(piece: Piece, colour: Colour, view: number): string {
  return piece.colours.length > 1 ? `${piece.slug}-${colour.slug}-${view}.svg` : `${piece.slug}-${view}.svg`;
}
