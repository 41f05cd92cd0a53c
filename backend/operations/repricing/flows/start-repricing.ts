import { sql } from 'drizzle-orm';
import { intArray } from '#backend/entities/table-columns.ts';
import { lockEntries } from '#backend/entities/write-entries.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatMoment } from '#backend/platform/messages/message.ts';
import { repricedProducts, repricings } from '#backend/tables/repricing.ts';
import type { Repricing, RepricingRule, RepricingSelection } from '#schemas/repricing.ts';
import type { Lang } from '#schemas/site.ts';
import { selectProducts } from '../steps/select-products.ts';
import { findRepricing, findUnderWay, requireRepricing } from './list-repricings.ts';

/** Person who changes prices, and her site. */
export type Person = { site: { id: number; timeZone: string }; idUser: number; lang: Lang; now: Date };

type Start = { id: string; selection: RepricingSelection; rule: RepricingRule; total: number };

/**
 * Notes a change of prices and its products, which the job changes then. The same id again answers that change and starts nothing. Throws
 * ApiError 409 while another is under way, or where the selection finds another number of products than `total`, which the person saw.
 */
export function startRepricing(db: Database, person: Person, { id, selection, rule, total }: Start): Promise<Repricing> {
  const { site, idUser, now } = person;
  return db.transaction(async (tx) => {
    await lockEntries(tx, site.id);
    const started = await findRepricing(tx, site.id, id);
    if (started) return started;
    await requireNoneUnderWay(tx, person);
    const ids = await selectProducts(tx, site, selection);
    if (ids.length !== total) throw new ApiError(409, 'repricing.other-total', { params: { count: ids.length } });
    await tx.insert(repricings).values({ idSite: site.id, id, rule, total, state: 'RUNNING', idUser, startedAt: now });
    await tx.execute(sql`
      insert into ${repricedProducts} (id_site, id_repricing, id_product)
      select ${site.id}::int, ${id}::uuid, unnest(${intArray(ids)})`);
    return requireRepricing(tx, site.id, id);
  });
}

/** Throws ApiError 409, by name, while a change of the site is under way. To be called under `lockEntries`. */
export async function requireNoneUnderWay(tx: Database, { site, lang }: Person): Promise<void> {
  const running = await findUnderWay(tx, site.id);
  if (!running) return;
  const name = running.state === 'RUNNING' ? running.startedBy : running.undoneBy;
  const moment = formatMoment(lang, new Date(running.startedAt), site.timeZone);
  throw new ApiError(409, 'repricing.under-way', { params: { name: name ?? '', moment } });
}
