/** Crates with their bottles standing behind the front. */
import { drawCrate } from './barrel.ts';
import { drawBottle } from './bottle.ts';
import { table } from './goods.ts';
import { inks } from './inks.ts';
import { wines } from './wines.ts';

export type Chest = { slug: string; words: readonly [string, string]; wines: readonly string[] };

export const chests: readonly Chest[] = [
  {
    slug: 'coffret-tour-des-parcelles',
    words: ['BRISEVENT', 'Le tour des parcelles'],
    wines: ['les-graviers', 'tuffe', 'les-perruches', 'les-dames', 'les-ardoisieres', 'clos-du-moulin'],
  },
  { slug: 'coffret-trois-couleurs', words: ['BRISEVENT', 'Trois couleurs'], wines: ['les-graviers', 'brise', 'aube'] },
  {
    slug: 'coffret-verticale-grande-tuffe',
    words: ['BRISEVENT', 'Verticale 2018 - 2021'],
    wines: ['la-grande-tuffe', 'la-grande-tuffe', 'la-grande-tuffe', 'la-grande-tuffe'],
  },
  { slug: 'coffret-bulles-de-fete', words: ['BRISEVENT', 'Bulles de fête'], wines: ['grand-vent-brut', 'grand-vent-rose', 'petit-vent'] },
  { slug: 'coffret-douceurs', words: ['BRISEVENT', 'Douceurs'], wines: ['bas-de-sauvelle', 'la-demi-lune', 'brumes'] },
];

export function drawChest({ slug, words, wines: inside }: Chest): string {
  const plate = table(slug);
  const few = inside.length <= 4;
  const width = few ? 150 * inside.length + 120 : 660;
  inside.forEach((name, i) => {
    const wine = wines.find((one) => one.slug === name)!;
    const row = few ? inside.length : 3;
    const [column, back] = [i % row, Math.floor(i / row) === 0 && !few];
    const x = 450 + (column - (row - 1) / 2) * (few ? 138 : 168) + (back ? 34 : few ? 0 : -34);
    plate.stamp(`bottle ${name}`, [x, back ? 950 : 1010], 1, inks.ink, () =>
      drawBottle(plate, wine, null, { at: [0, 0], height: wine.shape === 'slim' ? 620 : 760 }, false),
    );
  });
  drawCrate(plate, [450, 1090], width, few ? 330 : 360, words);
  return plate.toString();
}
