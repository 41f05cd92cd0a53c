/** Controls of the panel's forms: a field's details name one where its type does not say enough. */
const controlNames = [
  ...(['text', 'textarea', 'rich-text', 'html', 'code', 'number', 'choice', 'choices', 'switch', 'date', 'moment', 'hours'] as const),
  ...([
    'picture',
    'pictures',
    'file',
    'focus',
    'icon',
    'link',
    'component',
    'name',
    'names',
    'colour',
    'font',
    'country',
    'currency',
  ] as const),
  ...(['countries', 'language', 'weekday', 'time', 'limit', 'discount', 'description', 'axes', 'declinations'] as const),
  ...(['list', 'group', 'json'] as const),
];
export type ControlName = (typeof controlNames)[number];

export const isControlName = (name: string): name is ControlName => controlNames.some((one) => one === name);
