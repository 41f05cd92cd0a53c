/** Every scene, tile and mark of the shop by file name. */
import { drawFavicon, drawLogo, drawPaleLogo } from './mark.ts';
import { drawAtelier } from './scene-atelier.ts';
import { drawShopFront } from './scene-front.ts';
import { drawMap } from './scene-map.ts';
import { drawOwner, drawShow } from './scene-people.ts';
import { drawHero, drawTallHero } from './scene-room.ts';
import { drawDresses, drawShoes, drawSkirts, drawTops, drawTrousers } from './scene-tiles.ts';
import { drawWardrobe } from './scene-wardrobe.ts';

export const scenes: readonly (readonly [name: string, draw: () => string])[] = [
  ['accueil-portant.svg', drawHero],
  ['accueil-portant-mobile.svg', drawTallHero],
  ['boutique-vitrine.svg', drawShopFront],
  ['atelier-couture.svg', drawAtelier],
  ['relooking-penderie.svg', drawWardrobe],
  ['evenement-defile.svg', drawShow],
  ['a-propos-marie.svg', drawOwner],
  ['categorie-robes.svg', drawDresses],
  ['categorie-hauts.svg', drawTops],
  ['categorie-jupes.svg', drawSkirts],
  ['categorie-pantalons.svg', drawTrousers],
  ['categorie-chaussures.svg', drawShoes],
  ['carte-aizenay.svg', drawMap],
  ['logo.svg', drawLogo],
  ['logo-clair.svg', drawPaleLogo],
  ['favicon.svg', drawFavicon],
];
