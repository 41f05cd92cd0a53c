import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parseCallKey } from '#schemas/call.ts';

type Described = { content: { 'application/json': { schema: object } } };
export type OpenApi = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, { [method: string]: { operationId: string; responses: Record<string, Described> } | undefined } | undefined>;
  components: object;
};

const ajv = new Ajv2020({ strict: false, formats: { starts_with: true } });
addFormats.default(ajv);

/**
 * Checks answers of a call as a document describes them. Each schema is read with the components that it may refer to, and not
 * with the whole document, which would be walked through for each. Throws where nothing is described or a reference leads nowhere.
 */
export function describedAnswer({ paths, components }: OpenApi, key: string, status: '200' | '409' | 'default'): ValidateFunction {
  const { method, path } = parseCallKey(key);
  const described = paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!described) throw new Error(`${key}: no answer ${status} is described`);
  return ajv.compile({ ...described.content['application/json'].schema, components });
}
