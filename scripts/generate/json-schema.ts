/** JSON Schema, keyword by keyword. */
export type JsonSchema = { [keyword: string]: unknown };
