import { describe, expect, it } from 'vitest';
import { findWineLabel, formatWineLabel, listWineLabels } from '#domain/wine-label.ts';
import { messages as labelTexts } from '#messages/generated/domain/wine-label.ts';
import { messages as productTexts } from '#messages/generated/entities/product.ts';
import { langs } from '#messages/languages.ts';
import { WineAllergen, WineIngredient, type WineLabel } from '#schemas/wine-label.ts';

const label = (ingredients: WineLabel['ingredients'], allergens: WineLabel['allergens'] = []): WineLabel => ({
  ...{ ingredients, allergens, nutrition: null },
});

describe('the label of a wine', () => {
  it('puts the role before an additive, and sets allergens off', () => {
    expect(formatWineLabel(label(['GRAPES', 'TARTARIC_ACID', 'SULPHITES']), 'fr')).toEqual({
      ingredients: [
        { text: 'raisins', isAllergen: false },
        { text: 'régulateur d’acidité : acide tartrique', isAllergen: false },
        { text: 'conservateur : sulfites', isAllergen: true },
      ],
      contains: 'Contient : sulfites',
    });
  });

  it('names the allergens of its ingredients although the owner lists none, each once', () => {
    expect(formatWineLabel(label(['GRAPES', 'LYSOZYME', 'CASEIN', 'EGG_ALBUMIN'], ['MILK']), 'en').contains).toBe('Contains: egg, milk');
    expect(formatWineLabel(label(['GRAPES']), 'en').contains).toBe('');
  });

  it('is that of another bottle of the vintage where a bottle has none, and of no other vintage', () => {
    const own = label(['GRAPES']);
    const bottles = [
      { id: 1, year: 2023 },
      { id: 2, year: 2023, wineLabel: own },
      { id: 3, year: 2022 },
    ];
    expect(bottles.map((bottle) => findWineLabel(bottle, bottles))).toEqual([own, own, undefined]);
    expect(listWineLabels(bottles).map(({ bottle }) => bottle.id)).toEqual([1]);
  });

  it('is listed twice where two bottles of a vintage differ', () => {
    const bottles = [
      { id: 1, year: 2023, wineLabel: label(['GRAPES']) },
      { id: 2, year: 2023, wineLabel: label(['GRAPES', 'SULPHITES']) },
    ];
    expect(listWineLabels(bottles).map(({ bottle }) => bottle.id)).toEqual([1, 2]);
  });

  it('is asked for in the panel by the names that it shows', () => {
    const lower = (texts: Readonly<Record<string, string>>) => Object.values(texts).map((text) => text.toLowerCase());
    for (const lang of langs) {
      const { fields } = productTexts[lang];
      const { ingredientNames, allergenNames } = labelTexts[lang];
      expect(Object.keys(ingredientNames)).toEqual(WineIngredient.options);
      expect(Object.keys(allergenNames)).toEqual(WineAllergen.options);
      expect(lower(fields['declinations.*.wineLabel.ingredients'].options)).toEqual(lower(ingredientNames));
      expect(lower(fields['declinations.*.wineLabel.allergens'].options)).toEqual(lower(allergenNames));
    }
  });
});
