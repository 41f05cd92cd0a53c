import { type Attributes, type Context, context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Count that a feature makes in the database, over all sites, on request. */
export type DatabaseCount = { name: string; help: string; read: () => Promise<number> };

/** Measures of this process for Prometheus, beside those of its features. */
export type Measures = {
  /** A request that was answered. `route` is the pattern, such as `/page/:id`, so that addresses do not multiply the series. */
  request: (answered: { method: string; route: string; status: number; seconds: number }) => void;
  /** A job that ran in this process. */
  job: (ran: { job: string; failed: boolean; seconds: number }) => void;
  registry: Registry;
};

/** Seconds: from what the cache answers to what nobody waits for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts for one process, with what its features count. */
export function createMeasures(counts: readonly DatabaseCount[]): Measures {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    ...{ name: 'http_requests_total', help: 'Requests that were answered', labelNames: ['method', 'route', 'status'], registers },
  });
  const durations = new Histogram({
    ...{ name: 'http_request_duration_seconds', help: 'Until the answer began', labelNames: ['method', 'route'], buckets, registers },
  });
  const jobs = new Counter({ name: 'jobs_total', help: 'Runs of jobs in this process', labelNames: ['job', 'outcome'], registers });
  const jobDurations = new Histogram({
    ...{ name: 'job_duration_seconds', help: 'How long a run takes', labelNames: ['job'], buckets, registers },
  });
  for (const { name, help, read } of counts)
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.set(await read());
      },
    });
  return {
    request: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    job: ({ job, failed, seconds }) => {
      jobs.inc({ job, outcome: failed ? 'failed' : 'done' });
      jobDurations.observe({ job }, seconds);
    },
    registry,
  };
}

/**
 * Runs work in a span of OpenTelemetry, which ends with it; a failure is noted on it and goes on. Where no SDK was started
 * with the process this costs nothing and does nothing.
 */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  parent: Context = context.active(),
): Promise<T> {
  return trace.getTracer('storefront').startActiveSpan(name, { attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // The name alone: the message of a failed query holds what people typed.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
      throw error;
    } finally {
      span.end();
    }
  });
}
