import { messages as allMessages } from '#messages/generated/domain/wine-label.ts';
import type { Declination } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { WineAllergen, type WineIngredient, type WineLabel } from '#schemas/wine-label.ts';

type Role = 'acidity' | 'preservative' | 'antioxidant' | 'stabiliser' | 'gas' | 'colour';

/** Role that stands before an additive's name (Regulation (EU) 1169/2011, Annex VII, part C). Other ingredients have none. */
const roles: { readonly [Name in WineIngredient]?: Role } = {
  ...{ TARTARIC_ACID: 'acidity', MALIC_ACID: 'acidity', LACTIC_ACID: 'acidity', CITRIC_ACID: 'acidity', CALCIUM_SULPHATE: 'acidity' },
  ...{ SULPHITES: 'preservative', POTASSIUM_SORBATE: 'preservative', LYSOZYME: 'preservative', DIMETHYL_DICARBONATE: 'preservative' },
  ...{ ASCORBIC_ACID: 'antioxidant', METATARTARIC_ACID: 'stabiliser', GUM_ARABIC: 'stabiliser', MANNOPROTEINS: 'stabiliser' },
  ...{ CELLULOSE_GUM: 'stabiliser', POLYASPARTATE: 'stabiliser', FUMARIC_ACID: 'stabiliser', CARBON_DIOXIDE: 'gas', CARAMEL: 'colour' },
};

/** Allergen that an ingredient is or comes from. */
const allergenIn: { readonly [Name in WineIngredient]?: WineAllergen } = {
  ...{ SULPHITES: 'SULPHITES', LYSOZYME: 'EGG', EGG_ALBUMIN: 'EGG', CASEIN: 'MILK' },
};

/** Text of an ingredient. Allergens are set off from the others (Regulation (EU) 1169/2011, article 21). */
export type IngredientText = { text: string; isAllergen: boolean };

/** A wine's label in words; `contains` is empty where the wine holds no allergen. */
export type WineLabelText = { ingredients: IngredientText[]; contains: string };

/** Formats ingredients and allergens of a label. Allergens of the ingredients are named although the owner does not list them. */
export function formatWineLabel({ ingredients, allergens }: Pick<WineLabel, 'ingredients' | 'allergens'>, lang: Lang): WineLabelText {
  const messages = allMessages[lang];
  const held = new Set([...allergens, ...ingredients.flatMap((name) => allergenIn[name] ?? [])]);
  const names = WineAllergen.options.filter((name) => held.has(name)).map((name) => messages.allergenNames[name]);
  return {
    ingredients: ingredients.map((ingredient) => {
      const [name, role] = [messages.ingredientNames[ingredient], roles[ingredient]];
      const text = role ? messages.additive({ role: messages.roles[role], name }) : name;
      return { text, isAllergen: allergenIn[ingredient] !== undefined };
    }),
    contains: names.length > 0 ? messages.contains({ names: names.join(', ') }) : '',
  };
}

type Labelled = Pick<Declination, 'id' | 'year' | 'wineLabel'>;

/** Finds the label of a bottle: its own, else that of another bottle of its vintage. */
export function findWineLabel(bottle: Labelled, bottles: readonly Labelled[]): WineLabel | undefined {
  return bottle.wineLabel ?? bottles.find(({ year, wineLabel }) => year === bottle.year && wineLabel)?.wineLabel;
}

/** Lists the labels of bottles, each with the first bottle that has it: bottles of one vintage share one unless theirs differ. */
export function listWineLabels<Bottle extends Labelled>(bottles: readonly Bottle[]): { bottle: Bottle; label: WineLabel }[] {
  const seen = new Set<string>();
  return bottles.flatMap((bottle) => {
    const label = findWineLabel(bottle, bottles);
    const name = JSON.stringify([bottle.year, label]);
    if (!label || seen.has(name)) return [];
    seen.add(name);
    return [{ bottle, label }];
  });
}

/** Address of the page that shows a label and nothing else, for the code on a bottle; it leads to no page of the shop. */
export const eLabelPath = (idDeclination: number): string => `/e-label/${idDeclination}`;
