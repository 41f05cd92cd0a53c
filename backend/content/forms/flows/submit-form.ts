import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { type StoredAnswer, submissionFiles, submissions } from '#backend/tables/forms.ts';
import { mailSubmission } from '../mail/form-notice.ts';
import type { CheckedFile } from './check-answers.ts';

/** Submission with checked answers. */
export type Submission = {
  idSite: number;
  /** Null: a message that is no form's. */
  idForm: number | null;
  title: string;
  answers: StoredAnswer[];
  files: CheckedFile[];
  hasConsent: boolean;
  attempt: string | null;
};
type RequestContext = { now: Date; locale: string; shopLocale: string; webOrigin: string };

/** Keeps answers and files, and tells the shop, in one transaction. The same attempt sent again changes nothing. */
export async function submit(db: Database, { files, hasConsent, ...submission }: Submission, occasion: RequestContext): Promise<void> {
  const { now, locale } = occasion;
  const { idSite } = submission;
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(submissions)
      .values({ ...submission, locale, consentAt: hasConsent ? now : null, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: submissions.id });
    if (!kept) return;
    const rows = files.map((file) => ({ idSite, idSubmission: kept.id, ...file }));
    const stored =
      rows.length > 0 ? await tx.insert(submissionFiles).values(rows).returning({ id: submissionFiles.id, key: submissionFiles.key }) : [];
    await mailSubmission(tx, { ...submission, files: stored }, occasion);
  });
}

/** A file that came with answers, or undefined. */
export async function readFile(db: Database, idSite: number, id: string) {
  const [file] = await db
    .select()
    .from(submissionFiles)
    .where(and(eq(submissionFiles.idSite, idSite), eq(submissionFiles.id, id)));
  return file;
}
