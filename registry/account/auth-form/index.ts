import { defineBlockCode } from '#registry/define-block.ts';
import type { AuthFormProps } from '#registry/generated/auth-form.ts';
import type { LoadContext } from '#renderer/types.ts';

/** `newsletter`: the form offers the newsletter, because the block and the settings both have one. */
export type AuthFormData = { newsletter: boolean };

const loadAuthForm = async ({ newsletter }: AuthFormProps, context: LoadContext): Promise<AuthFormData> => ({
  newsletter: Boolean(newsletter) && context.parameters.ENABLE_NEWSLETTER,
});

export const code = defineBlockCode<AuthFormProps, AuthFormData>({
  load: loadAuthForm,
});
