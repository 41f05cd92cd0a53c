import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readCustomizations } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { KeptCustomization } from '#backend/tables/cart.ts';
import { sites } from '#backend/tables/site.ts';
import type { ChosenCustomization, CustomizationCost, ProductCustomization } from '#schemas/customization.ts';
import { type CheckedCustomization, checkCustomizations, chosenOf } from './check-customizations.ts';

/** Current customizations of a line. */
export type LineCustomization = {
  chosen: ChosenCustomization[];
  costs: readonly CustomizationCost[];
  /** The answers no longer fit what the product is made with. */
  isStale: boolean;
};

/**
 * A name for answers, the same for the same answers and the same bytes of files; '' for none. Lines of one declination that
 * differ in it are two lines.
 */
export function keyOfAnswers(chosen: readonly Pick<CheckedCustomization, 'id' | 'answers' | 'files'>[]): string {
  if (chosen.length === 0) return '';
  const parts = [...chosen]
    .sort((one, other) => one.id - other.id)
    .map(({ id, answers, files }) => {
      const hashes = new Map(files.map(({ key, bytes }) => [key, createHash('sha256').update(bytes).digest('hex')]));
      const entries = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
      return [id, entries.map(([key, answer]) => [key, hashes.get(key) ?? answer])];
    });
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

type Line = { id: number; customizations: readonly KeptCustomization[] };

/** Reads the customizations of lines, by their ids, in a language. A line without the customizations that its product requires is stale. */
export async function readLineCustomizations(
  db: Database,
  { idSite, locale }: { idSite: number; locale: string },
  lines: readonly (Line & { idProduct: number })[],
): Promise<ReadonlyMap<number, LineCustomization>> {
  const steps = await readCustomizations(db, { idSite, locale }, [...new Set(lines.map(({ idProduct }) => idProduct))]);
  const concerned = lines.filter(({ idProduct, customizations }) => customizations.length > 0 || steps.has(idProduct));
  if (concerned.length === 0) return new Map();
  const [site] = await db.select({ market: sites.market }).from(sites).where(eq(sites.id, idSite));
  const read = new Map<number, LineCustomization>();
  for (const line of concerned) read.set(line.id, await readLine(line, steps.get(line.idProduct) ?? [], site?.market ?? ''));
  return read;
}

async function readLine({ customizations }: Line, steps: readonly ProductCustomization[], market: string): Promise<LineCustomization> {
  const kept = customizations.map(({ id, answers }) => ({ id, answers }));
  const { refused, chosen } = await checkCustomizations(steps, { customizations: kept, files: new Map(), market, isTrial: true });
  const filesOf = (id: number) => customizations.find((each) => each.id === id)?.files;
  return {
    chosen: chosen.flatMap((each) => chosenOf(each, filesOf(each.id))),
    costs: chosen.map(({ cost }) => cost),
    isStale: refused.length > 0,
  };
}
