import type { Rule } from '#schemas/cms/document.ts';

/** A rule as the sentence that one builds: all of its parts hold together. */
export const audiences = ['everybody', 'signed-in', 'guests', 'team'] as const;
export type Audience = (typeof audiences)[number];
export type Visibility = {
  audience: Audience;
  /** UTC times; null: no limit. */
  from: string | null;
  until: string | null;
  lang: string | null;
};

export const always: Visibility = { audience: 'everybody', from: null, until: null, lang: null };

const team = ['ADMIN', 'SUPER_ADMIN'];

/** The rule of a sentence; null: shown always. */
export function toRule({ audience, from, until, lang }: Visibility): Rule | null {
  const rules: Rule[] = [
    ...(audience === 'signed-in' ? [{ not: { empty: 'user' } }] : []),
    ...(audience === 'guests' ? [{ empty: 'user' }] : []),
    ...(audience === 'team' ? [{ in: ['user.role', team] as [string, string[]] }] : []),
    ...(from !== null ? [{ gte: ['now', from] as [string, string] }] : []),
    ...(until !== null ? [{ lt: ['now', until] as [string, string] }] : []),
    ...(lang !== null ? [{ eq: ['lang', lang] as [string, string] }] : []),
  ];
  return rules.length > 1 ? { and: rules } : (rules[0] ?? null);
}

/** The sentence of a rule; null where it says more than the sentence can. */
export function fromRule(rule: Rule | undefined): Visibility | null {
  if (!rule) return always;
  let read: Visibility | null = always;
  for (const part of 'and' in rule ? rule.and : [rule]) read = read && withPart(read, part);
  return read;
}

function withPart(read: Visibility, part: Rule): Visibility | null {
  const isOpen = read.audience === 'everybody';
  if ('empty' in part) return part.empty === 'user' && isOpen ? { ...read, audience: 'guests' } : null;
  if ('not' in part) return 'empty' in part.not && part.not.empty === 'user' && isOpen ? { ...read, audience: 'signed-in' } : null;
  if ('in' in part)
    return part.in[0] === 'user.role' && JSON.stringify(part.in[1]) === JSON.stringify(team) && isOpen
      ? { ...read, audience: 'team' }
      : null;
  if ('gte' in part) return isTime(part.gte) && read.from === null ? { ...read, from: String(part.gte[1]) } : null;
  if ('lt' in part) return isTime(part.lt) && read.until === null ? { ...read, until: String(part.lt[1]) } : null;
  if ('eq' in part) {
    const [path, value] = part.eq;
    return path === 'lang' && typeof value === 'string' && read.lang === null ? { ...read, lang: value } : null;
  }
  return null;
}

const isTime = ([path, value]: readonly [string, unknown]): boolean =>
  path === 'now' && typeof value === 'string' && !Number.isNaN(Date.parse(value));
