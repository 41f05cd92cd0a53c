import { asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { type MessageKey, message } from '#backend/platform/messages/message.ts';
import { siteLanguages } from '#backend/tables/site.ts';
import { messages } from '#messages/generated/backend/platform/components.ts';
import { defaultLocale, type Lang, toLang } from '#schemas/site.ts';

const isNameKey = (key: string): key is MessageKey => Object.hasOwn(messages.en, key);

/** The name of a shared component that the program knows, in a language; its slug where it knows none. */
export function componentName(slug: string, lang: Lang): string {
  const key = `component-name.${slug}`;
  return isNameKey(key) ? message(lang, key) : slug;
}

/** The same in the site's own language, as it is stored when the site publishes one of its own. */
export async function componentNameOfSite(db: Database, idSite: number, slug: string): Promise<string> {
  const [own] = await db
    .select({ code: siteLanguages.code })
    .from(siteLanguages)
    .where(eq(siteLanguages.idSite, idSite))
    .orderBy(asc(siteLanguages.position))
    .limit(1);
  return componentName(slug, toLang(own?.code ?? defaultLocale));
}
