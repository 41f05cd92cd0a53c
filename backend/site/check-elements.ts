import type { Archive } from './archive.ts';

type Path = readonly PropertyKey[];
type Refuse = (file: string, path: Path, reason: string) => never;

/** Checks elements.json, forms.json and popups.json against themselves and the site's pictures. `refuse` throws. */
export function checkElements(archive: Archive, refuse: Refuse): void {
  const needPicture = (file: string, name: string, path: Path) => {
    if (!archive.pictures.has(name)) refuse(file, path, `there is no picture "${name}" in pictures/`);
  };
  const once = (file: string, keys: readonly string[], path: (i: number) => Path) =>
    keys.forEach((key, i) => {
      if (keys.indexOf(key) !== i) refuse(file, path(i), `"${key}" stands here twice`);
    });

  const { elements, forms, popups } = archive;
  once(
    'elements.json',
    elements.map(({ route, slug }) => `${route}/${slug}`),
    (i) => [i, 'slug'],
  );
  elements.forEach(({ pictures, event }, i) => {
    for (const [j, { name }] of pictures.entries()) needPicture('elements.json', name, [i, 'pictures', j, 'name']);
    if (event?.endsAt && event.endsAt <= event.startsAt) refuse('elements.json', [i, 'event', 'endsAt'], 'an event ends after it begins');
  });
  once(
    'popups.json',
    popups.map(({ slug }) => slug),
    (i) => [i, 'slug'],
  );
  for (const [i, { picture }] of popups.entries()) if (picture) needPicture('popups.json', picture.name, [i, 'picture', 'name']);
  once(
    'forms.json',
    forms.map(({ slug }) => slug),
    (i) => [i, 'slug'],
  );
  forms.forEach(({ fields }, i) => {
    once(
      'forms.json',
      fields.map(({ key }) => key),
      (j) => [i, 'fields', j, 'key'],
    );
    fields.forEach((field, j) => {
      const at = (name: string): Path => [i, 'fields', j, name];
      const needsOptions = field.type === 'select' || field.type === 'radio' || field.type === 'checkboxes';
      if (needsOptions && field.options.length === 0) refuse('forms.json', at('options'), 'a choice has values to choose from');
      if (field.pattern !== null && !isPattern(field.pattern)) refuse('forms.json', at('pattern'), 'this is no regular expression');
      const asked = field.showIf?.key;
      if (asked && !fields.slice(0, j).some(({ key }) => key === asked))
        refuse('forms.json', at('showIf'), `there is no field "${asked}" before this one`);
    });
  });
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${source})$`, 'u'));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
