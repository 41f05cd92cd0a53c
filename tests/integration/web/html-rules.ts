import { HtmlValidate, type RuleConfig } from 'html-validate';

/**
 * Rules that are off, or less strict than recommended, each with its reason. All else is an error: what stands in no content model, ids
 * that are there twice, roles and labels.
 */
const rules: RuleConfig = {
  // React's spelling of what HTML reads alike: `<br/>`, `srcSet`, `required=""`.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Ids of `useId` begin with an underscore, which HTML 5 allows.
  'valid-id': ['error', { relaxed: true }],
  // A style attribute carries what differs from element to element: the shape and the colour of a picture, the order of a step.
  'no-inline-style': 'off',
  // Filters of a list are sent as one name with several values: sizes, colours, both bounds of the price.
  'form-dup-name': 'off',
  // The menu and the languages stand there for wide and for narrow screens, one of them hidden. axe compares those that are shown.
  'unique-landmark': 'off',
  // Words of the owner: how she writes a telephone number, and how long her titles are.
  'tel-non-breaking': 'off',
  'long-title': 'off',
};

const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules });

/** Checks a document against the HTML standard and WAI-ARIA. Returns each fault with the rule that found it and the element. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
}
