/** Every scene, tile and mark of the shop by file name. */
import { drawHero, drawTallHero, drawWardrobe } from './scene-room.ts'

export const scenes: readonly (readonly [name: string, draw: () => string])[] = [
  ['accueil-portant.svg', drawHero],
  ['accueil-portant-mobile.svg', drawTallHero],
  ['relooking-penderie.svg', drawWardrobe],
]
