import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { searchFilter } from '#backend/platform/database/list-filter.ts';
import { localised } from '#backend/tables/columns.ts';
import { forms, submissionFiles, submissions } from '#backend/tables/forms.ts';
import type { AdminAnswer } from '#schemas/admin-inbox.ts';

type AnswersQuery = { nbItem: number; page: number; form?: 'message' | number | undefined; search?: string | undefined };

/** The forms of a site with how many answers are kept, and, without an id, the messages under `messages`. */
export async function listForms(
  db: Database,
  { idSite, locale }: { idSite: number; locale: string },
  messages: string,
): Promise<{ id: number | null; title: string; answers: number }[]> {
  const rows = await db.select().from(forms).where(eq(forms.idSite, idSite)).orderBy(asc(forms.title), asc(forms.id));
  const counts = await db
    .select({ idForm: submissions.idForm, answers: count() })
    .from(submissions)
    .where(eq(submissions.idSite, idSite))
    .groupBy(submissions.idForm);
  const answersOf = (id: number | null) => counts.find(({ idForm }) => idForm === id)?.answers ?? 0;
  return [
    ...rows.map((row) => ({ id: row.id, title: localised<{ title: string }, typeof row>(row, locale).title, answers: answersOf(row.id) })),
    { id: null, title: messages, answers: answersOf(null) },
  ];
}

/** Lists submissions, newest first. `search`: a text in any answer. */
export async function listAnswers(
  db: Database,
  idSite: number,
  { nbItem, page, form, search }: AnswersQuery,
): Promise<{ total: number; answers: AdminAnswer[] }> {
  const filter = and(
    eq(submissions.idSite, idSite),
    form === undefined ? undefined : form === 'message' ? isNull(submissions.idForm) : eq(submissions.idForm, form),
    searchFilter(search, [sql`jsonb_path_query_array(${submissions.answers}, '$[*].value')::text`]),
  );
  const total = await countRows(db, sql`${submissions} where ${filter}`);
  const rows = await db
    .select()
    .from(submissions)
    .where(filter)
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const ids = rows.map(({ id }) => id);
  const files = await db
    .select({ id: submissionFiles.id, idSubmission: submissionFiles.idSubmission, key: submissionFiles.key })
    .from(submissionFiles)
    .where(and(eq(submissionFiles.idSite, idSite), inArray(submissionFiles.idSubmission, ids)));
  return {
    total,
    answers: rows.map(({ id, idForm, title, answers, consentAt, createdAt }) => ({
      ...{ id, idForm, title, consentAt: consentAt?.toISOString() ?? null, createdAt: createdAt.toISOString() },
      answers: answers.map((answer) => ({
        ...answer,
        file: files.find(({ idSubmission, key }) => idSubmission === id && key === answer.key)?.id ?? null,
      })),
    })),
  };
}
