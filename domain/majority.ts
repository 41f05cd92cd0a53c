/**
 * Proof of majority from a buyer of alcohol: her date of birth, and her declaration that she is of age (code de la santé publique, art. L.
 * 3342-1).
 */
export type MajorityProof = { birthdate: string; isDeclared: boolean };

/** `implausible`: no day at all, one to come, or one before 1900. */
export type MajorityRefusal = 'missing' | 'implausible' | 'minor';

const ageOfMajority = 18;

/** 31 February is read as a day of March: it is none. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/**
 * Returns why alcohol is not sold to a person born on a day, both days YYYY-MM-DD; null if it is sold. A person is of age from the
 * eighteenth birthday on.
 */
export function majorityRefusal(birthdate: string, today: string): MajorityRefusal | null {
  if (birthdate === '') return 'missing';
  if (!isDay(birthdate) || birthdate > today || birthdate < '1900-01-01') return 'implausible';
  const birthday = `${Number(birthdate.slice(0, 4)) + ageOfMajority}${birthdate.slice(4)}`;
  return birthday > today ? 'minor' : null;
}
