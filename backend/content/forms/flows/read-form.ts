import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toImage } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised } from '#backend/tables/columns.ts';
import { type FormTexts, forms } from '#backend/tables/forms.ts';
import { popups } from '#backend/tables/popups.ts';
import { media } from '#backend/tables/site.ts';
import type { Form, FormField } from '#schemas/form.ts';
import type { Popup } from '#schemas/popup.ts';

type Texts = Omit<FormTexts, 'fields'>;
type Named = { id: PgColumn; slug: PgColumn };

/** Condition for the row that a call names by its number or by its slug. */
const isNamed = (table: Named, name: string) => (/^\d+$/.test(name) ? eq(table.id, Number(name)) : eq(table.slug, name));

/** A form in a language. Throws ApiError 404. */
export async function readForm(db: Database, idSite: number, name: string, locale: string): Promise<Form> {
  const [row] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.idSite, idSite), isNamed(forms, name)));
  if (!row) throw new ApiError(404, 'form.not-found');
  const messages = row.translations[locale as keyof typeof row.translations];
  const { id, slug, title, text, submitLabel, successTitle, successText } = localised<Texts, typeof row>(row, locale);
  // The texts of fields lie inside them: they take the place of none.
  const fields = row.fields.map((field) => inLanguage(field, messages?.fields?.[field.key]));
  return { id, slug, title, text, submitLabel, successTitle, successText, fields };
}

function inLanguage(field: FormField, texts: FormTexts['fields'][string] | undefined): FormField {
  if (!texts) return field;
  const { label = field.label, hint = field.hint, options = {} } = texts;
  return { ...field, label, hint, options: field.options.map((one) => ({ ...one, label: options[one.value] ?? one.label })) };
}

/** A popup in a language. Throws ApiError 404. */
export async function readPopup(db: Database, idSite: number, name: string, locale: string): Promise<Popup> {
  const [row] = await db
    .select({ popup: popups, picture: media })
    .from(popups)
    .leftJoin(media, and(eq(media.idSite, popups.idSite), eq(media.id, popups.idMedia)))
    .where(and(eq(popups.idSite, idSite), isNamed(popups, name)));
  if (!row) throw new ApiError(404, 'popup.not-found');
  const { idSite: _, idMedia: __, alt, ...popup } = localised(row.popup, locale);
  const { picture } = row;
  return {
    ...popup,
    image:
      picture &&
      toImage({ hash: picture.hash, name: picture.name, alt, width: picture.width, height: picture.height, colour: picture.colour }),
  };
}
