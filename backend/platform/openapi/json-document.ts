export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** The parts of an OpenAPI document that we read; the rest is kept as it is. */
export type OpenApiDocument = JsonObject & { paths: JsonObject; components: JsonObject };

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
