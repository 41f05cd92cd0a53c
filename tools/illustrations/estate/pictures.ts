/** Every picture of the estate by name. */

import { drawBottlePicture, drawLabelPicture } from './bottle-picture.ts';
import { chests, drawChest } from './boxes.ts';
import { drawCarafe, drawCorkscrew, drawGlasses, drawJelly, drawPouredGlass, drawVoucher } from './goods.ts';
import { drawShoot } from './grapes.ts';
import { inks } from './inks.ts';
import { drawFavicon, drawLogo, drawPaleLogo } from './mark.ts';
import { Plate } from './plate.ts';
import { drawPortrait, type Person } from './portrait.ts';
import { drawCellar } from './scene-cellar.ts';
import { drawHillOfVines, drawHouseFront } from './scene-court.ts';
import { drawEstate, drawNearEstate } from './scene-land.ts';
import { drawMap } from './scene-map.ts';
import { seasons } from './scene-season.ts';
import { drawSoil } from './scene-soil.ts';
import { drawTasting } from './scene-table.ts';
import { bottleName } from './wine.ts';
import { wines } from './wines.ts';

const people: readonly (Person & { slug: string })[] = [
  { slug: 'agathe', name: 'Agathe Marchenoir', hair: 'bun', faces: 'right', collar: '#7d8458' },
  { slug: 'come', name: 'Côme Marchenoir', hair: 'short', beard: true, faces: 'left', collar: '#5f6b74' },
  { slug: 'yael', name: 'Yaël Trémont', hair: 'curls', faces: 'right', collar: '#8a5a44' },
  { slug: 'ines', name: 'Inès Belhadj', hair: 'plait', faces: 'left', collar: inks.burgundy },
  { slug: 'lucien', name: 'Lucien Marchenoir', hair: 'cap', bald: true, beard: true, faces: 'right', collar: '#8b7f6c' },
];

function drawGrapes(name: string, berry: string, leaf: string, dark: number): string {
  const plate = new Plate(name, 900, 1200, inks.tint);
  drawShoot(plate, berry, leaf, dark);
  return plate.toString();
}

export function* pictures(): Generator<[name: string, svg: string]> {
  yield ['domaine', drawEstate()];
  yield ['domaine-mobile', drawNearEstate()];
  yield ['maison', drawHouseFront()];
  yield ['coteau', drawHillOfVines()];
  yield ['cave', drawCellar()];
  yield ['plan-des-vignes', drawMap()];
  yield ['degustation', drawTasting()];
  yield ['raisin-noir', drawGrapes('raisin-noir', '#5d2f4c', inks.leaf, 0.3)];
  yield ['raisin-blanc', drawGrapes('raisin-blanc', '#d9cd84', '#a3a968', 0.08)];
  for (const [name, draw] of seasons) yield [name, draw()];
  for (const soil of ['ardoise', 'tuffeau', 'silex', 'graviers']) yield [`sol-${soil}`, drawSoil(soil)];
  for (const person of people) yield [`portrait-${person.slug}`, drawPortrait(person)];
  yield ['verre-rouge', drawPouredGlass('verre-rouge', '#7b2336', 'tulip', '#5d2f4c', inks.leaf)];
  yield ['verre-blanc', drawPouredGlass('verre-blanc', '#e6d391', 'tulip', '#d9cd84', '#a3a968')];
  yield ['verre-rose', drawPouredGlass('verre-rose', '#e2a48f', 'tulip', '#9c4a58', inks.leaf)];
  yield ['verre-bulles', drawPouredGlass('verre-bulles', '#e9d48a', 'flute', '#d9cd84', '#a3a968')];
  yield ['verre-doux', drawPouredGlass('verre-doux', '#dba53c', 'small', '#c9a24e', '#c0a35c')];
  yield ['verre-orange', drawPouredGlass('verre-orange', '#cf8a3a', 'tulip', '#d9cd84', '#c0a35c')];
  yield ['verres', drawGlasses()];
  yield ['tire-bouchon', drawCorkscrew()];
  yield ['gelee-de-chenin', drawJelly()];
  yield ['carafe', drawCarafe()];
  yield ['bon-degustation', drawVoucher()];
  for (const chest of chests) yield [chest.slug, drawChest(chest)];
  for (const wine of wines) {
    for (const [year, ...sizes] of wine.bottles)
      for (const size of sizes) yield [bottleName(wine.slug, year, size), drawBottlePicture(wine, year, size)];
    yield [`${wine.slug}-etiquette`, drawLabelPicture(wine, wine.bottles[0]![0])];
  }
  yield ['logo', drawLogo()];
  yield ['logo-clair', drawPaleLogo()];
  yield ['favicon', drawFavicon()];
}
