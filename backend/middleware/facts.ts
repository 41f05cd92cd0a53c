import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../context.ts';
import { withFacts } from '../facts/facts.ts';

/** Answers a call with what this process keeps of the site, brought up to date as the call begins. */
export const facts = createMiddleware<ApiEnv>((c, next) => withFacts(c.var.services.db, c.var, next));
