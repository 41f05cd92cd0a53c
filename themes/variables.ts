/** `primaryStrong` of `colour` → `--colour-primary-strong`. */
export const propertyName = (group: string, token: string): string =>
  `--${group}-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The tokens of a group as references to their custom properties: `.primary` is `var(--colour-primary)`. Written when asked for,
 * so that no list of names travels to the browser; the type knows which there are.
 */
export const references = <Values extends object>(group: string) =>
  new Proxy({} as { readonly [Name in keyof Values]: string }, { get: (_, name) => `var(${propertyName(group, String(name))})` });

/** The declarations of a group: `--space-m:1rem;…`. */
export function declarations(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([token, value]) => `${propertyName(group, token)}:${value};`)
    .join('');
}
