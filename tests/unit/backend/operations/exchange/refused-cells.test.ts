import { describe, expect, it } from 'vitest';
import { declinationColumns } from '#backend/operations/exchange/declination-columns.ts';
import { CellRefused } from '#backend/operations/exchange/formats.ts';
import { productColumns } from '#backend/operations/exchange/product-columns.ts';
import { newDeclination, newProduct } from '#backend/operations/exchange/product-record.ts';
import { newErrors } from '#backend/operations/exchange/sheet.ts';

const locales = ['fr_FR', 'en_US'];
const initials = 'clé: initiales\nintitulé: Initiales';

/** A dress with two pictures, an award and its initials to be chosen. */
function dress() {
  const columns = productColumns('fr', locales);
  const record = newProduct('robe');
  const set = (name: string, cell: string) => columns.find((column) => column.name === name)?.set(record, cell);
  set('images', 'face | dos');
  set('awards', 'or | Concours | 2024');
  set('customizations', `${initials}\ndemande: choix\nchoix court: Courtes\nchoix long: Longues | 5 %`);
  return { columns, record };
}

/** Returns why a cell of a product is refused, in French. */
function reasonOf(header: string, cell: string): string | undefined {
  const { columns, record } = dress();
  const errors = newErrors('fr');
  try {
    columns.find((column) => column.header === header)?.set(record, cell);
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error;
    errors.refuse(2, header, error);
  }
  return errors.all[0]?.reason;
}

describe('a cell of a product is refused', () => {
  it.each([
    ['réduction depuis', '30/02/2026', 'Une date est attendue, comme 2026-11-20, ou un moment, comme 2026-11-20T09:00:00Z.'],
    ['en boutique depuis', 'hier', 'Une date est attendue, comme 2026-11-20, ou un moment, comme 2026-11-20T09:00:00Z.'],
    ['réduction', '0,50 %', 'Au moins 1,00.'],
    [
      'textes des images',
      'face: De face\nmanche: La manche',
      'L’image « manche » n’est pas dans la colonne des images, ou elle y est moins souvent.',
    ],
    ['textes des images (en_US)', 'face', 'Ligne 1 de la case : Chaque ligne est de la forme « Couleur : bleu ».'],
    ['prix dégressifs', '6 | 5 %\n12', 'Ligne 2 de la case : Chaque ligne est de la forme « 6 | 5 % » ou « 6 | 0,50 ».'],
    ['prix dégressifs', '1 | 5 %', 'Ligne 1 de la case : Au moins 2.'],
    ['prix dégressifs', '6 | 5 %\n6 | 1,00', '« 6 » figure deux fois ici.'],
    ['couleur du vin', 'bleu', 'Un de ces mots est attendu : rouge, blanc, rosé, effervescent, moelleux.'],
    ['alcool % vol.', '61', 'Au plus 60.'],
    ['service °C', '18 à 15', 'Un nombre est attendu, ou deux du plus petit au plus grand, comme « 3 à 8 ».'],
    ['garde années', 'longtemps', 'Un nombre est attendu, ou deux du plus petit au plus grand, comme « 3 à 8 ».'],
    ['sol', 's'.repeat(201), 'Au plus 200 caractères.'],
    ['valeurs nutritionnelles pour', '1 kg', 'Un de ces mots est attendu : 100 g, 100 ml.'],
    ['énergie kJ', '12,5', 'Un nombre est attendu.'],
    ['sel g', '1001', 'Au plus 1000.'],
    ['accords', 'Bœuf | Pierre', expect.stringContaining('Un de ces mots est attendu : Bœuf, Agneau,')],
    ['récompenses', 'or', expect.stringContaining('Ligne 1 de la case : Chaque ligne est de la forme « or | Concours agricole | 2024 »')],
    [
      'récompenses',
      'or | Concours | 2024\n\nplatine | Foire',
      'Ligne 3 de la case : Un de ces mots est attendu : or, argent, bronze, trophée.',
    ],
    ['récompenses', 'or | Concours | 1066', 'Ligne 1 de la case : Au moins 1800.'],
    ['récompenses (en_US)', 'Foire: Fair', 'Ligne 1 de la case : Il n’y a pas, ou moins souvent, de récompense « Foire ».'],
    [
      'récompenses (en_US)',
      'Fair',
      expect.stringContaining('Ligne 1 de la case : Chaque ligne est de la forme « Concours agricole: Agricultural fair »'),
    ],
    ['contenu du coffret', 'clos-haut', 'Ligne 1 de la case : Chaque ligne est de la forme « 2 | adresse-du-produit | référence ».'],
    ['contenu du coffret', '0 | clos-haut', 'Ligne 1 de la case : Au moins 1.'],
    ['contenu du coffret', Array(51).fill('1 | clos-haut').join('\n'), '50 au plus.'],
    ['personnalisation', 'intitulé: Initiales', 'Ligne 1 de la case : Une personnalisation commence par sa clé, comme « clé: initiales ».'],
    [
      'personnalisation',
      'clé: Mes initiales',
      'Ligne 1 de la case : Une clé est faite de lettres sans accent, de chiffres et de traits d’union.',
    ],
    ['personnalisation', 'clé: initiales', 'Ligne 1 de la case : Il manque « intitulé: » à « initiales ».'],
    ['personnalisation', `${initials}\n${initials}`, 'Ligne 3 de la case : « initiales » figure deux fois ici.'],
    [
      'personnalisation',
      `${initials}\ncouleur: rouge`,
      expect.stringContaining('Ligne 3 de la case : Un de ces mots est attendu : clé:, demande:,'),
    ],
    ['personnalisation', `${initials}\nprix: cher`, 'Ligne 3 de la case : Un nombre est attendu.'],
    [
      'personnalisation',
      `${initials}\ndemande: choix\nchoix court: Courtes`,
      'Ligne 1 de la case : Il faut deux choix au moins, comme « choix court: Courtes ».',
    ],
    ['personnalisation', `${initials}\nchoix court: Courtes`, 'Ligne 3 de la case : Cela ne va qu’avec « demande: choix ».'],
    ['personnalisation', `${initials}\nlongueur: 10\ndès 11: 5,00`, 'Ligne 4 de la case : Au plus 10.'],
    ['personnalisation', `${initials}\ndemande: formulaire`, 'Ligne 1 de la case : Il manque « formulaire: » à « initiales ».'],
    ['personnalisation (en_US)', 'clé: dessin\nintitulé: Drawing', 'Ligne 1 de la case : La personnalisation « dessin » n’existe pas.'],
    ['personnalisation (en_US)', 'clé: initiales\nchoix moyen: Medium', 'Ligne 2 de la case : La personnalisation n’a pas « moyen ».'],
  ])('in « %s »: %j', (header, cell, reason) => {
    expect(reasonOf(header, cell)).toEqual(reason);
  });

  it.each(productColumns('fr', locales).map(({ header }) => header))(
    'or taken, but never breaks, in « %s », whatever it holds',
    (header) => {
      const hostile = [
        '=1+1',
        "'",
        '|',
        '||',
        ':',
        '\\',
        '\\|',
        'a\\',
        '\n\n',
        '1e999',
        '-1',
        '٣',
        '\u0000',
        '\uD800',
        '%',
        'clé:',
        'clé: a\nclé',
        '9'.repeat(400),
        ' | : \\ ',
      ];
      for (const cell of hostile) expect(['string', 'undefined']).toContain(typeof reasonOf(header, cell));
    },
  );
});

describe('a cell of a declination is refused', () => {
  it.each([
    ['prix précédents', '59,00', 'Ligne 1 de la case : Chaque ligne est de la forme « 2026-11-20T09:00:00Z | 59,00 ».'],
    ['prix précédents', '2026-11-20 | cher', 'Ligne 1 de la case : Un nombre est attendu.'],
    ['textes des images de la déclinaison', 'face: De face', expect.stringContaining('L’image « face »')],
    ['contenance', '0', 'Au moins 0,001.'],
  ])('in « %s »: %j', (header, cell, reason) => {
    const errors = newErrors('fr');
    const column = declinationColumns('fr', { axes: [], locales }).find((each) => each.header === header);
    try {
      column?.set(newDeclination('R', 'robe'), cell);
    } catch (error) {
      if (error instanceof CellRefused) errors.refuse(2, header, error);
    }
    expect(errors.all).toEqual([{ line: 2, column: header, reason }]);
  });
});

describe('a cell is taken', () => {
  it('with what a shopkeeper types: days, ranges, words of either language and spaces as she likes', () => {
    const { columns, record } = dress();
    const set = (header: string, cell: string) => columns.find((column) => column.header === header)?.set(record, cell);
    set('en boutique depuis', '20/11/2026');
    set('service °C', '15–17');
    set('garde années', '3 to 8');
    set('accords', ' beef|GAME ');
    set('prix dégressifs', '12|10%\n\n6 | 0,5');
    set('images', 'dos|face');
    set('récompenses', 'silver|Foire\n or |  Concours  | 2024 ');
    expect(record).toMatchObject({
      createdAt: new Date('2026-11-20T00:00:00Z'),
      wine: { serving: { from: 15, to: 17 }, ageing: { from: 3, to: 8 } },
      mealIcons: ['BEEF', 'GAME'],
      decreasingDiscounts: [
        { from: 6, type: 'EURO', amount: 50 },
        { from: 12, type: 'PERCENT', amount: 1000 },
      ],
      images: [{ name: 'dos' }, { name: 'face' }],
      awards: [
        { name: 'Foire', medal: 'SILVER', year: null },
        { name: 'Concours', medal: 'GOLD', year: 2024 },
      ],
    });
  });

  it('so that what it does not name goes: the facts of a wine, a table of nutrition, a text', () => {
    const { columns, record } = dress();
    const set = (header: string, cell: string) => columns.find((column) => column.header === header)?.set(record, cell);
    set('appellation', 'Chinon');
    set('énergie kJ', '300');
    set('textes des images', 'face: De face\ndos: De dos');
    for (const header of ['appellation', 'énergie kJ']) set(header, '');
    set('textes des images', 'dos: Le dos');
    expect(record).toMatchObject({
      wine: null,
      nutrition: null,
      images: [
        { name: 'face', alt: null },
        { name: 'dos', alt: 'Le dos' },
      ],
    });
  });
});
