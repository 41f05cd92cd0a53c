/** Domains that most e-mail addresses of French shoppers have. */
const usual = [
  ...['gmail.com', 'hotmail.com', 'hotmail.fr', 'outlook.com', 'outlook.fr', 'live.fr', 'msn.com', 'yahoo.fr', 'yahoo.com', 'icloud.com'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'bbox.fr', 'neuf.fr', 'gmx.fr', 'proton.me', 'protonmail.com'],
] as const;

/**
 * An address that was probably meant, where the domain is one or two slips away from a usual one: `marie@gmial.com` → `marie@gmail.com`.
 * Null where nothing looks wrong. A hint only: the address as it was typed may be right.
 */
export function likelyEmail(email: string): string | null {
  const [, name, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? [];
  const domain = typed?.toLowerCase();
  if (!name || !domain || domain.length > 40 || usual.some((known) => known === domain)) return null;
  const [nearest] = usual
    .map((known) => ({ known, slips: slipsBetween(domain, known) }))
    // A short domain with two slips is another one: free.fr is not sfr.fr.
    .filter(({ known, slips }) => slips <= (known.length > 8 ? 2 : 1))
    .sort((one, other) => one.slips - other.slips);
  return nearest ? `${name}@${nearest.known}` : null;
}

/** Letters added, left out, changed, or swapped with the next, that lead from one text to another (optimal string alignment). */
function slipsBetween(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      let least = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
