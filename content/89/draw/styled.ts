/** Styled views: the piece with a companion that belongs to the shop. */
import { paintGroundPlant, paintStool } from './prop.ts'
import type { Cut } from './piece.ts'
import type { Seed } from './seed.ts'
import type { Sheet } from './sheet.ts'
import { paintShownBody } from './show-body.ts'
import type { Stuff } from './stuff.ts'

export function paintStyled(sheet: Sheet, cut: Cut, stuff: Stuff, seed: Seed, floor: number): void {
  if (cut.family !== 'dress' && cut.family !== 'top' && cut.family !== 'coat') return
  const plant = seed.next() < 0.5
  if (plant) paintGroundPlant(sheet, [660, floor - 20], 1.5, seed)
  else paintStool(sheet, [640, floor - 10], 1.25, seed)
  sheet.moved([-70, 0], () => paintShownBody(sheet, cut, stuff, 'front', 'hanger', seed, floor))
}
