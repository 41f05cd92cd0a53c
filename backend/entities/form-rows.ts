import { and, eq } from 'drizzle-orm';
import { forms, submissions } from '#backend/tables/forms.ts';
import { form } from '#schemas/entities/form.ts';
import { mapRows } from './map-rows.ts';
import { isAmong } from './table-columns.ts';

/** Known by slug, they keep their ids and answers. The answers of a form that is gone stay. */
export const formRows = mapRows(
  form,
  forms,
  {},
  {
    hooks: {
      remove: async (tx, idSite, ids) => {
        await tx
          .update(submissions)
          .set({ idForm: null })
          .where(and(eq(submissions.idSite, idSite), isAmong(submissions.idForm, ids)));
        await tx.delete(forms).where(and(eq(forms.idSite, idSite), isAmong(forms.id, ids)));
      },
    },
  },
);
