import { elementFaults, formFaults } from '#domain/entities/content-rules.ts';
import { type Names, repeatedKeys, repeatedNumbers } from '#domain/entities/fault.ts';
import type { Archive } from '../archive.ts';
import { type Checks, keysOf } from './checks.ts';

/** Checks elements.json and forms.json against themselves and the site's pictures. */
export function checkElements({ elements, forms }: Archive, names: Names, checksOf: (file: string) => Checks): void {
  const lists = checksOf('elements.json');
  lists.tell(repeatedKeys(elements.map(({ route, slug }, i) => ({ key: `${route}/${slug}`, path: [i, 'slug'] }))));
  lists.tell(repeatedNumbers(elements));
  for (const [i, element] of elements.entries()) lists.tell(elementFaults(element, names), [i]);
  const inForms = checksOf('forms.json');
  inForms.tell(repeatedKeys(keysOf(forms, 'slug')));
  inForms.tell(repeatedNumbers(forms));
  for (const [i, form] of forms.entries()) inForms.tell(formFaults(form), [i]);
}
