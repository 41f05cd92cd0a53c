import conf from '#registry/catalogue/meal-icons/conf.schema.json';
import { code } from '#registry/catalogue/meal-icons/index.ts';
import { MealIcons } from '#registry/catalogue/meal-icons/meal-icons.tsx';
import { Meal } from '#schemas/product.ts';
import { blockStory } from '../samples/block-story.tsx';
import { wine } from '../samples/catalogue.ts';

export default { component: MealIcons };

const block = { code, Component: MealIcons, conf };
const ofWine = { context: { data: { product: wine() } } };

export const Named = blockStory(block, 0, ofWine);
export const IconsAlone = blockStory(block, 1, ofWine);
export const EveryDish = blockStory(block, 0, { context: { data: { product: { ...wine(), mealIcons: Meal.options } } } });
