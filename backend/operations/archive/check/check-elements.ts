import type { Archive } from '../archive.ts';
import { type Checks, once, onceNumbered, type Path } from './checks.ts';
import { insteadOf } from './nearest.ts';

/** Checks elements.json, forms.json and popups.json against themselves and the site's pictures. */
export function checkElements({ elements, forms, popups }: Archive, checksOf: (file: string) => Checks): void {
  checkLists(elements, checksOf('elements.json'));
  const inPopups = checksOf('popups.json');
  once(slugs(popups), inPopups.refuse);
  onceNumbered(popups, inPopups.refuse, (i) => [i]);
  for (const [i, { picture }] of popups.entries()) if (picture) inPopups.refer('picture', picture.name, [i, 'picture', 'name']);
  const inForms = checksOf('forms.json');
  once(slugs(forms), inForms.refuse);
  onceNumbered(forms, inForms.refuse, (i) => [i]);
  for (const [i, { fields }] of forms.entries()) checkFields(fields, i, inForms);
}

function checkLists(elements: Archive['elements'], { refuse, refer }: Checks): void {
  once(
    elements.map(({ route, slug }, i) => ({ key: `${route}/${slug}`, path: [i, 'slug'] })),
    refuse,
  );
  onceNumbered(elements, refuse, (i) => [i]);
  elements.forEach(({ pictures, event }, i) => {
    for (const [j, { name }] of pictures.entries()) refer('picture', name, [i, 'pictures', j, 'name']);
    if (event?.endsAt && event.endsAt <= event.startsAt) refuse([i, 'event', 'endsAt'], 'an event ends after it begins');
  });
}

function checkFields(fields: Archive['forms'][number]['fields'], i: number, { refuse }: Checks): void {
  once(
    fields.map(({ key }, j) => ({ key, path: [i, 'fields', j, 'key'] })),
    refuse,
  );
  fields.forEach((field, j) => {
    const at = (name: string): Path => [i, 'fields', j, name];
    const needsOptions = field.type === 'select' || field.type === 'radio' || field.type === 'checkboxes';
    if (needsOptions && field.options.length === 0) refuse(at('options'), 'a choice has values to choose from');
    if (field.pattern !== null && !isPattern(field.pattern)) refuse(at('pattern'), 'this is no regular expression');
    const asked = field.showIf?.key;
    const before = fields.slice(0, j).map(({ key }) => key);
    if (asked && !before.includes(asked)) refuse(at('showIf'), `there is no field "${asked}" before this one${insteadOf(asked, before)}`);
  });
}

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }, i) => ({ key: slug, path: [i, 'slug'] }));

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${source})$`, 'u'));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
