/** `primaryStrong` of `colour` → `--colour-primary-strong`. */
export const propertyName = (group: string, token: string): string =>
  `--${group}-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The names of a group as references to their custom properties: `{ primary: 'var(--colour-primary)' }`. */
export function references<const Name extends string>(group: string, names: readonly Name[]): { readonly [N in Name]: string } {
  // fromEntries forgets the keys; they are exactly `names`.
  return Object.fromEntries(names.map((name) => [name, `var(${propertyName(group, name)})`])) as { [N in Name]: string };
}

/** The declarations of a group: `--space-m:1rem;…`. */
export function declarations(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([token, value]) => `${propertyName(group, token)}:${value};`)
    .join('');
}
