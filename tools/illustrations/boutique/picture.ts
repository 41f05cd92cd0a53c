/** One picture of one piece: chooses ground, stand and view. */
import { paintDetail } from './detail.ts';
import { type GroundKind, paintGround, tints } from './ground.ts';
import { type Colour, type Piece, pictureName } from './piece.ts';
import { hash, seedFrom } from './seed.ts';
import { Sheet } from './sheet.ts';
import { paintShownAccessory } from './show-accessory.ts';
import { canHang, paintShownBody } from './show-body.ts';
import { paintShownLower } from './show-lower.ts';
import { paintShownShoes } from './show-shoe.ts';
import { stuffOf } from './stuff.ts';
import { paintStyled } from './styled.ts';
import { paintGrain } from './texture.ts';

const kinds: readonly GroundKind[] = ['arch', 'window', 'room', 'sun', 'wash', 'two'];

/** Line where wall and floor meet, and where stands touch the floor, px. */
const skirting = 1050;
const floor = 1110;

export function drawPicture(piece: Piece, colour: Colour, view: number): string {
  const sheet = new Sheet(pictureName(piece, colour, view));
  const seed = seedFrom(`${piece.slug} ${view}`);
  const pick = hash(`${piece.slug} ${colour.slug}`);
  const [wall, shape] = tints[(pick + view * 5) % tints.length]!;
  const { cut } = piece;
  const stuff = stuffOf(piece.cloth, colour);
  paintGround(sheet, { kind: kinds[(pick + view) % kinds.length]!, wall, shape }, seed, skirting);
  if (view === 3) paintDetail(sheet, cut, stuff, seed);
  else if (view === 4) paintStyled(sheet, cut, stuff, seed, floor);
  else if (cut.family === 'accessory') paintShownAccessory(sheet, cut, stuff, view, seed);
  else if (cut.family === 'shoe') paintShownShoes(sheet, cut, stuff, view, seed, floor);
  else if (cut.family === 'trousers' || cut.family === 'skirt')
    paintShownLower(sheet, cut, stuff, view === 2 ? 'back' : 'front', (pick + view) % 2 === 0 ? 'flat' : 'hanger', seed, floor);
  else {
    const knit = cut.hem === 'rib' && cut.family === 'top';
    const hold = knit && view === 1 ? 'flat' : (pick % 3 === 0) === (view === 1) ? 'hanger' : 'bust';
    paintShownBody(sheet, cut, stuff, view === 2 ? 'back' : 'front', canHang(cut) ? hold : 'bust', seed, floor);
  }
  paintGrain(sheet);
  return sheet.toString();
}
