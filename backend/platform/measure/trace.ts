import { type Attributes, type Context, context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

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
