import type { LoadContext } from '#renderer/types.ts';
import type { AuthFormProps } from '../../generated/auth-form.ts';
import { valuesOf } from '../../site-values.ts';

/** Whether the newsletter is offered: where the block wants it and the settings have one. */
export type AuthFormData = { newsletter: boolean };

export const loadAuthForm = async ({ newsletter }: AuthFormProps, context: LoadContext): Promise<AuthFormData> => ({
  newsletter: Boolean(newsletter) && valuesOf(context).ENABLE_NEWSLETTER,
});
