import { z } from 'zod';

/** One error of a form: the field's key and a message in the caller's language. */
export const FieldError = z.object({ key: z.string(), error: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** A refusal that a program answers by itself. `sign-in-again`: sign in, then make the same call again. */
export const FailureCode = z.enum(['sign-in-again']);
export type FailureCode = z.infer<typeof FailureCode>;

/** The answer of a refused call: `success` false, the server's message, field errors when a form was refused. */
export const Failure = z.object({
  success: z.literal(false),
  data: z.array(FieldError).nullable(),
  message: z.string(),
  code: FailureCode.optional(),
});
export type Failure = z.infer<typeof Failure>;

/** The answer of a refused call that says what stands in the way. */
export const conflictOf = <T extends z.ZodType>(conflict: T) => Failure.extend({ conflict });

/** The answer of an accepted call around `data`. */
export const successOf = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data, message: z.string() });

/** A refusal of any call; `conflict` is by that call's schema. */
export type Refusal = Failure & { conflict?: unknown };

/** `{success, data, message}`, the wrapper of every answer of the API. */
export type Envelope<T> = { success: true; data: T; message: string } | Refusal;
