/** Size of a page in bytes, and the number of font files that it preloads. */
export type Weights = {
  html: number;
  brotli: number;
  files: number;
  fonts: number;
  fontPreloads: number;
  firstPicture: number;
};

export type Line = { what: keyof Weights; value: number; budget: number; isOver: boolean };

/** Each of a page's weights beside its budget. What was not found, such as a page without a picture, weighs nothing. */
export const judge = (weights: Weights, budgets: Weights): Line[] =>
  (Object.keys(budgets) as (keyof Weights)[]).map((what) => {
    const value = weights[what];
    // A weight that could not be measured is no weight.
    return { what, value, budget: budgets[what], isOver: !(value <= budgets[what]) };
  });
