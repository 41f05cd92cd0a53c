import { expect, userEvent, within } from 'storybook/test';
import conf from '#registry/catalogue/product-features/conf.schema.json';
import { code } from '#registry/catalogue/product-features/index.ts';
import { ProductFeatures } from '#registry/catalogue/product-features/product-features.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf, wine } from '../samples/catalogue.ts';

export default { component: ProductFeatures };

const block = { code, Component: ProductFeatures, conf };

export const SecondHand = blockStory(block, 0, { context: { data: { product: productOf('SECOND_HAND') } } });
export const Rental = blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } });
export const WineList = blockStory(block, 0, {
  context: { data: { product: wine() } },
  values: { FEATURES_PRODUCT_STYLE: 'LIST', SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: 'true' },
});
export const WineTable = blockStory(block, 0, {
  context: { data: { product: wine() } },
  values: { FEATURES_PRODUCT_STYLE: 'TABLE', SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: 'true' },
});
export const WineExpandable = blockStory(block, 0, {
  context: { data: { product: wine() } },
  values: { FEATURES_PRODUCT_STYLE: 'EXPANDABLE', SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: 'true' },
});
export const WineTabs = {
  ...blockStory(block, 0, {
    context: { data: { product: wine() } },
    values: { FEATURES_PRODUCT_STYLE: 'TABS', SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: 'true' },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Description' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('region', { name: 'Caractéristiques' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Description' })).toBeNull();
  },
};

const nutrition = {
  kilojoules: 322,
  kilocalories: 77,
  fat: 0,
  saturates: 0,
  carbohydrate: 2.2,
  sugars: 0.4,
  fibre: null,
  protein: 0.1,
  salt: 0,
};
const wineLabel = { ingredients: ['GRAPES' as const, 'TARTARIC_ACID' as const, 'SULPHITES' as const], allergens: [], nutrition };
const labelled = { ...wine(), declination: wine().declination.map((bottle) => ({ ...bottle, wineLabel })) };
export const WineLabel = blockStory({ ...block, conf: { ...conf, examples: [{ showELabel: true }] } }, 0, {
  context: { data: { product: labelled } },
  values: { FEATURES_PRODUCT_STYLE: 'LIST' },
});
