import type { HonoRequest } from 'hono';
import { describe, expect, it } from 'vitest';
import { isStorable } from '#backend/platform/database/storable.ts';
import { bodyBounds, hasFewValues, takeBody } from '#backend/platform/http/take-body.ts';
import type { CallDefinition } from '#schemas/call.ts';
import { calls } from '#schemas/calls/index.ts';

const megabyte = 1024 * 1024;

/** A request whose body is so long; `told` is what it says of that. */
function makeRequest(bytes: number, told?: number): { request: HonoRequest; taken: () => number } {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const size = Math.min(65_536, bytes - taken);
        if (size === 0) return controller.close();
        taken += size;
        controller.enqueue(new Uint8Array(size));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = told === undefined ? {} : { 'content-length': String(told) };
  const raw = new Request('http://api.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  return { request: { raw } as HonoRequest, taken: () => taken };
}

describe('a body', () => {
  it('that says it is too large is refused before a byte is taken', async () => {
    const { request, taken } = makeRequest(2 * megabyte, 2 * megabyte);
    await expect(takeBody(request, megabyte)).rejects.toMatchObject({ status: 413 });
    expect(taken()).toBe(0);
  });

  it('that says nothing is refused as soon as it is too large', async () => {
    const { request, taken } = makeRequest(20 * megabyte);
    await expect(takeBody(request, megabyte)).rejects.toMatchObject({ status: 413 });
    expect(taken()).toBeLessThanOrEqual(megabyte + 2 * 65_536);
  });

  it('waits outside while the process holds enough of them, and is let in when room is given back', async () => {
    const held = await Promise.all(
      Array.from({ length: 5 }, () => takeBody(makeRequest(12 * megabyte, 12 * megabyte).request, 12 * megabyte)),
    );
    const late = makeRequest(12 * megabyte, 12 * megabyte);
    await expect(takeBody(late.request, 12 * megabyte)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
    expect(late.taken()).toBe(0);
    for (const { release } of held) release();
    const { bytes, release } = await takeBody(makeRequest(12 * megabyte).request, 12 * megabyte);
    expect(bytes.length).toBe(12 * megabyte);
    release();
  });
});

describe('the bounds of calls', () => {
  const table = Object.entries(calls as Readonly<Record<string, CallDefinition>>);

  it.each(table.filter(([, call]) => call.access !== 'admin'))('let guests and customers send 64 KB to %s, but for a form', (_, call) => {
    expect(bodyBounds(call).maxBytes).toBe(65_536);
    expect(bodyBounds(call, true).maxBytes).toBe(12 * megabyte);
  });

  it('count values, and end there', () => {
    const { maxValues } = bodyBounds(calls['POST /login']);
    expect(
      isStorable(
        Array.from({ length: 4000 }, () => 1),
        { maxValues },
      ),
    ).toBe(true);
    const bytes = (values: number) => Buffer.from(JSON.stringify(Array.from({ length: values }, () => 1)));
    expect([hasFewValues(bytes(4000), maxValues), hasFewValues(bytes(6000), maxValues)]).toEqual([true, false]);
    const many = Array.from({ length: 6000 }, () => ({}));
    expect(isStorable(many, { maxValues })).toBe(false);
  });
});
