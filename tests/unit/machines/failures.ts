import { ApiFailure } from '#client/api-failure.ts';

/** An answered refusal, as the API client throws it. */
export const refusal = (message: string, fieldErrors: { key: string; error: string }[] = []): ApiFailure =>
  new ApiFailure(400, message, { fieldErrors });

/** A call that got no answer. */
export const noAnswer = (): TypeError => new TypeError('Failed to fetch');
