import { ApiFailure } from '#client/api-failure.ts';
import type { Call } from '#renderer/types.ts';
import type { CallInput, CallKey } from '#schemas/calls/index.ts';
import type { PageNode } from '#schemas/page.ts';

/** What an API answered to a call: `missing` where it has no such call and need not have it. */
export type CallReport = { call: string; result: 'kept' | 'missing' | 'broken'; why?: string };

/** Pages and products that are looked at: a mistake in one kind of answer shows in the first. */
const looked = 20;

type Asked = { [K in CallKey]: { key: K; input: CallInput<K> } }[CallKey];
const need = <K extends CallKey>(key: K, input: CallInput<K>): Asked => ({ key, input }) as unknown as Asked;

/** Calls without which no page can be made. */
const ofEverySite = [need('GET /site/info', {}), need('GET /parameter', {}), need('GET /font', {}), need('GET /page/tree', {})];
/** Calls that an API may lack: pages are made without them, more slowly or with a part less. */
const optional = [
  need('GET /site/changes', { query: {} }),
  need('GET /page-redirect', {}),
  need('POST /batch', { body: { paths: ['/site/info'] } }),
  need('GET /countries', {}),
  need('GET /company/address', {}),
  need('GET /newsletter/list', {}),
];
/** Calls that pages of a shop make. */
const ofShops = [need('GET /product', { query: { nbItem: looked } }), need('GET /variation', {}), need('GET /delivery/estimate', {})];

/**
 * Makes the calls of an API that pages need, and tells of each whether its answer keeps the contract. It only reads.
 * @param call one that checks answers (`checkAnswer`)
 */
export async function* checkApi(call: Call): AsyncGenerator<CallReport> {
  const answers = new Map<string, unknown>();
  const ask = async ({ key, input }: Asked, isOptional = false): Promise<CallReport> => {
    const name = formatCall(key, input);
    try {
      answers.set(key, await (call as (key: CallKey, input: object) => Promise<unknown>)(key, input));
      return { call: name, result: 'kept' };
    } catch (error) {
      if (isOptional && error instanceof ApiFailure && error.status === 404) return { call: name, result: 'missing' };
      return { call: name, result: 'broken', why: describeFailure(error) };
    }
  };
  for (const one of ofEverySite) yield await ask(one);
  for (const slug of ['header', 'footer']) yield await ask(need('GET /component/conf/{slug}', { params: { slug } }), true);
  const tree = (answers.get('GET /page/tree') ?? []) as readonly PageNode[];
  for (const id of pagesOf(tree).slice(0, looked)) yield await ask(need('GET /page/{id}', { params: { id } }));
  for (const one of optional) yield await ask(one, true);
  const { isECommerce } = (answers.get('GET /site/info') ?? {}) as { isECommerce?: boolean };
  if (!isECommerce) return;
  for (const one of ofShops) yield await ask(one);
  const { products = [] } = (answers.get('GET /product') ?? {}) as { products?: readonly { idProduct: number }[] };
  for (const { idProduct: id } of products) {
    yield await ask(need('GET /product/{id}', { params: { id } }));
    yield await ask(need('GET /v2/product/recommended/{id}', { params: { id } }), true);
  }
}

const pagesOf = (nodes: readonly PageNode[]): number[] => nodes.flatMap(({ id, children }) => [id, ...pagesOf(children)]);

/** A call with the values of its path: `GET /page/12`. */
const formatCall = (key: string, input: object): string => {
  const { params = {} } = input as { params?: Readonly<Record<string, unknown>> };
  return key.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
};

function describeFailure(error: unknown): string {
  if (error instanceof ApiFailure) return `answered ${error.status}: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
