import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { CallDefinition } from '#schemas/call.ts';
import { calls } from '#schemas/calls/index.ts';
import { fieldsOf } from './fields.ts';
import type { OpenApiDocument } from './json-document.ts';

type Html = ReturnType<typeof html>;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1d1d1f;background:#fff}
nav ul{columns:3 14rem;padding:0;list-style:none}h2{margin:3rem 0 1rem;border-bottom:1px solid #ccc}
h3{font:600 1rem/1.4 ui-monospace,monospace;margin:2rem 0 .25rem;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #e5e5e5;overflow-wrap:anywhere}
pre{background:#f4f4f5;padding:1rem;overflow:auto;font-size:.8rem;max-height:24rem}p{margin:.25rem 0 .75rem}a{color:#0b57a4}`;

/** Content policy of the page: its own style, by its hash, and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const access = { public: 'Anybody', customer: 'A signed-in person', admin: 'Administrators' };

type Operation = {
  summary?: string;
  security?: unknown[];
  responses?: Record<string, { content?: Record<string, { example?: unknown }> } | undefined>;
};

/** A page to read of every call: who may make it, what it takes and gives, and an answer. Of our own HTML alone, without a script. */
export function docsPage(document: OpenApiDocument): string {
  const entries = Object.entries(calls as Record<string, CallDefinition>);
  const groups = [...new Set(entries.map(([key]) => groupOf(key)))].sort();
  const inGroup = (group: string) => entries.filter(([key]) => groupOf(key) === group);
  const body = html`<h1>Storefront API</h1>
<p>Every answer is <code>{success, data, message}</code>. The same as OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>. In examples, lists end after two entries.</p>
<nav aria-label="Groups"><ul>${groups.map((group) => html`<li><a href="#${group}">${group}</a></li>`)}<li><a href="#files">files and other answers</a></li></ul></nav>
<main>${groups.map((group) => html`<h2 id="${group}">${group}</h2>${inGroup(group).map(([key, call]) => callPart(key, call, document))}`)}
<h2 id="files">files and other answers</h2><p>These answer no envelope, except when they refuse.</p>${plainParts(document)}</main>`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Storefront API</title><style>${style}</style></head><body>${String(body)}</body></html>`;
}

const groupOf = (key: string): string => key.split('/')[1]?.replace(/\W/g, '') ?? '';

function callPart(key: string, call: CallDefinition, { paths }: OpenApiDocument): Html {
  const [method = '', path = ''] = key.split(' ');
  const operation = (paths[path] as Record<string, Operation> | undefined)?.[method.toLowerCase()];
  const example = operation?.responses?.['200']?.content?.['application/json']?.example;
  return html`<h3>${key}</h3><p>${call.summary}. ${access[call.access]}${call.multipart ? '; multipart' : ''}.</p>
${fieldTable('Path', call.params)}${fieldTable('Query', call.query)}${fieldTable('Body', call.body)}
${example === undefined ? null : html`<details><summary>Answer</summary><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></details>`}`;
}

/** Routes that are no calls of the call table: downloads, feeds, what machines read. */
const plainParts = ({ paths }: OpenApiDocument): Html[] =>
  Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, operations]) =>
    Object.entries(operations)
      .map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, operation }))
      .filter(({ key }) => !(key in calls))
      .map(({ key, operation: { summary, security, responses } }) => {
        const accepted = Object.entries(responses ?? {}).find(([status]) => status !== 'default')?.[1];
        const types = Object.keys(accepted?.content ?? {}).join(', ');
        return html`<h3>${key}</h3><p>${summary ?? ''}. ${security ? access.admin : access.public}. Answers <code>${types}</code>.</p>`;
      }),
  );

function fieldTable(title: string, schema: CallDefinition['body']): Html | null {
  const fields = schema ? fieldsOf(schema) : [];
  if (fields.length === 0) return null;
  return html`<table><thead><tr><th scope="col">${title}</th><th scope="col">Type</th><th scope="col"></th></tr></thead>
<tbody>${fields.map(({ name, type, isRequired }) => html`<tr><td><code>${name}</code></td><td>${type}</td><td>${isRequired ? 'required' : ''}</td></tr>`)}</tbody></table>`;
}
