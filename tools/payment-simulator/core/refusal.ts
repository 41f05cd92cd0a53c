/** Error for a request that the provider would refuse, with its reason. Each provider's routes write it in their own form. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** HTTP status of the answer. */
  readonly status: 400 | 401 | 402 | 403 | 404 | 409;
  /** The provider's own code. */
  readonly code: string;
  /** The field at fault. */
  readonly field: string | undefined;

  constructor(reason: string, more: { status?: Refusal['status']; code?: string; field?: string } = {}) {
    super(reason);
    this.status = more.status ?? 400;
    this.code = more.code ?? '';
    this.field = more.field;
  }
}
