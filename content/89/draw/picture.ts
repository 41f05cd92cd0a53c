/** One picture of one piece: chooses ground, stand and view. */
import type { BodyCut, Colour, Piece } from './piece.ts'
import { pictureName } from './piece.ts'
import { paintGround, tints, type GroundKind } from './ground.ts'
import { Sheet } from './sheet.ts'
import { hash, seedFrom } from './seed.ts'
import { paintShownBody } from './show-body.ts'
import { paintShownLower } from './show-lower.ts'
import { stuffOf } from './stuff.ts'
import { paintGrain } from './texture.ts'

const kinds: readonly GroundKind[] = ['arch', 'window', 'room', 'sun', 'wash', 'two']

export function drawPicture(piece: Piece, colour: Colour, view: number): string {
  const name = pictureName(piece, colour, view)
  const sheet = new Sheet(name)
  const seed = seedFrom(`${piece.slug} ${view}`)
  const pick = hash(piece.slug) + view * 5
  const [wall, shape] = tints[pick % tints.length]!
  const floor = 1110
  paintGround(sheet, { kind: kinds[(hash(piece.slug) + view) % kinds.length]!, wall, shape }, seed, floor - 60)
  const cut = piece.cut
  if (cut.family === 'dress' || cut.family === 'top' || cut.family === 'coat') {
    paintShownBody(sheet, cut as BodyCut, stuffOf(piece.cloth, colour), view === 2 ? 'back' : 'front', view % 2 === 1 ? 'bust' : 'hanger', seed, floor)
  }
  if (cut.family === 'trousers' || cut.family === 'skirt') paintShownLower(sheet, cut, stuffOf(piece.cloth, colour), view === 2 ? 'back' : 'front', view === 2 ? 'flat' : 'hanger', seed, floor)
  paintGrain(sheet)
  return sheet.toString()
}
