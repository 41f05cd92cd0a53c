import { eq } from 'drizzle-orm';
import { lockEntries } from '#backend/entities/write-entries.ts';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sites } from '#backend/tables/site.ts';
import type { ImportReport } from '#schemas/product-import.ts';
import type { Lang } from '#schemas/site.ts';
import { checkPlan } from './check-plan.ts';
import { declinationColumns } from './declination-columns.ts';
import { differs, makePlan, type Plan } from './plan.ts';
import { productColumns } from './product-columns.ts';
import type { Named } from './product-record.ts';
import { readCatalogue } from './read-catalogue.ts';
import { type Errors, newErrors, readSheet } from './sheet.ts';
import { writeDeclinations, writePrices, writeStocks } from './write-declinations.ts';
import { writeFacts } from './write-facts.ts';
import { writePictures } from './write-pictures.ts';
import { writeProducts } from './write-products.ts';

export type Importing = {
  site: { id: number; locales: readonly string[]; timeZone: string };
  lang: Lang;
  /** Says what would change and what is refused, and writes nothing. */
  dryRun: boolean;
  now: Date;
  /** E-mail of the administrator who imports, for the stock ledger. */
  byEmail: string;
};

const errorsShown = 200;

/** Undoes a transaction whose answer is known all the same. */
class Undone extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('undone');
    this.report = report;
  }
}

/**
 * Takes products from a CSV file as `exportProducts` writes it: products are known by address, declinations by reference, and what the
 * file does not name stays as it is. All or nothing: where one cell is refused, or on trial, nothing is written. A trial does everything
 * and undoes it, so that it finds what the import would find.
 */
export async function importProducts(db: Database, file: string, importing: Importing): Promise<ImportReport> {
  try {
    return await db.transaction(async (tx) => {
      const report = await importWithin(tx, file, importing);
      if (!report.isWritten) throw new Undone(report);
      return report;
    });
  } catch (error) {
    if (error instanceof Undone) return error.report;
    throw error;
  }
}

async function importWithin(tx: Database, file: string, importing: Importing): Promise<ImportReport> {
  const { site, lang, dryRun } = importing;
  // One import at a time, and none while the panel writes a product.
  await lockEntries(tx, site.id);
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, site.id)).for('no key update');
  const errors = newErrors(lang);
  const catalogue = await readCatalogue(tx, site.id);
  const sheet = readSheet(file, { lang, locales: site.locales, axes: [...catalogue.named.axes.keys()] }, errors);
  const plan: Plan = sheet ? makePlan(sheet, catalogue, lang, errors) : { products: new Map(), declinations: new Map() };
  checkPlan(plan, catalogue, { lang, locales: site.locales, now: importing.now }, errors);
  const writing = { ...importing, named: catalogue.named };
  const changes = errors.all.length === 0 ? await write(tx, plan, writing, errors) : await tryStocks(tx, plan, writing, errors);
  const isWritten = !dryRun && errors.all.length === 0;
  if (isWritten && Object.values(changes).some((each) => (typeof each === 'number' ? each : each.added + each.changed) > 0))
    await raiseSiteVersion(tx, site.id);
  const all = errors.all.sort((one, other) => one.line - other.line);
  return { rows: sheet?.rows.length ?? 0, ...changes, errors: all.slice(0, errorsShown), errorCount: all.length, isWritten };
}

type Changes = Pick<ImportReport, 'products' | 'declinations' | 'prices' | 'stocks'>;
const nothing: Changes = { products: { added: 0, changed: 0 }, declinations: { added: 0, changed: 0 }, prices: 0, stocks: 0 };

type WithNames = Importing & { named: Named };

const columnsOf = ({ site, lang, named }: WithNames) => declinationColumns(lang, { axes: [...named.axes.keys()], locales: site.locales });

function writingOf(importing: WithNames) {
  const { site, now, byEmail, named } = importing;
  const stockHeader = columnsOf(importing).find(({ name }) => name === 'stock')?.header ?? '';
  return { idSite: site.id, named, now, timeZone: site.timeZone, byEmail, note: 'CSV', stockHeader };
}

/** Finds the errors that only the stock ledger knows, in a transaction that is rolled back. */
async function tryStocks(tx: Database, plan: Plan, writing: WithNames, errors: Errors): Promise<Changes> {
  await writeStocks(tx, writingOf(writing), [...plan.declinations.values()], errors);
  return nothing;
}

async function write(tx: Database, plan: Plan, importing: WithNames, errors: Errors): Promise<Changes> {
  const { site, lang } = importing;
  const writing = writingOf(importing);
  const products = [...plan.products.values()].filter((planned) => differs(productColumns(lang, site.locales), planned));
  // Prices and stocks have ways of their own.
  const own = columnsOf(importing).filter(({ name }) => !['fixedPrice', 'stock', 'stockSeen', 'history'].includes(name));
  const declinations = [...plan.declinations.values()].filter((planned) => differs(own, planned));
  await writeProducts(tx, writing, products);
  await writeDeclinations(tx, writing, declinations);
  await writePictures(tx, writing, plan);
  await writeFacts(tx, writing, products);
  const prices = await writePrices(tx, writing, plan);
  const stocks = await writeStocks(tx, writing, [...plan.declinations.values()], errors);
  const counted = (all: readonly { before: unknown }[]) => {
    const added = all.filter(({ before }) => before === undefined).length;
    return { added, changed: all.length - added };
  };
  return { products: counted(products), declinations: counted(declinations), prices, stocks };
}
