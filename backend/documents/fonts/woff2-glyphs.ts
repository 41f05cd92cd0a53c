import { ByteReader } from './byte-reader.ts';

/** The outlines of a font as TrueType wants them: the tables glyf and loca (long offsets), and the left edge of each glyph. */
export type Outlines = { glyf: Buffer; loca: Buffer; leftEdges: number[] };

const hasInstructions = 0x100;
const moreComponents = 0x20;

/** Undoes the transformed glyf table of WOFF2 (https://www.w3.org/TR/WOFF2/#glyf_table_format). */
export function readOutlines(table: Uint8Array): Outlines {
  const head = new ByteReader(table, 4);
  const count = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u32());
  let start = head.at;
  const [contours, points, flags, glyphs, composites, boxes, code] = sizes.map((size) => {
    start += size;
    return new ByteReader(table, start - size);
  });
  if (!contours || !points || !flags || !glyphs || !composites || !boxes || !code) throw new RangeError('the outlines are incomplete');
  const bitmap = boxes.take(4 * Math.floor((count + 31) / 32));
  const streams = { points, flags, glyphs, composites, boxes, code };

  const offsets = [0];
  const parts: Buffer[] = [];
  const leftEdges: number[] = [];
  for (let glyph = 0; glyph < count; glyph += 1) {
    const contourCount = contours.i16();
    const hasBox = ((bitmap[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    const bytes =
      contourCount === 0
        ? Buffer.alloc(0)
        : contourCount < 0
          ? compositeGlyph(streams)
          : simpleGlyph(streams, contourCount, hasBox ? boxes.take(8) : null);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    parts.push(padded);
    offsets.push((offsets.at(-1) ?? 0) + padded.length);
    leftEdges.push(bytes.length > 0 ? bytes.readInt16BE(2) : 0);
  }
  const loca = Buffer.alloc(offsets.length * 4);
  for (const [index, offset] of offsets.entries()) loca.writeUInt32BE(offset, index * 4);
  return { glyf: Buffer.concat(parts), loca, leftEdges };
}

type Streams = Record<'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'code', ByteReader>;

function compositeGlyph({ composites, glyphs, boxes, code }: Streams): Buffer {
  const box = boxes.take(8);
  const from = composites.at;
  let isInstructed = false;
  for (let flags = moreComponents; flags & moreComponents; ) {
    flags = composites.u16();
    composites.take(2 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0));
    isInstructed ||= (flags & hasInstructions) !== 0;
  }
  const components = composites.bytes.subarray(from, composites.at);
  const instructions = isInstructed ? code.take(glyphs.short255()) : null;
  return Buffer.concat([shorts(-1), box, components, ...(instructions ? [shorts(instructions.length), instructions] : [])]);
}

function simpleGlyph({ points, flags, glyphs, code }: Streams, contourCount: number, box: Uint8Array | null): Buffer {
  let last = -1;
  const ends = Array.from({ length: contourCount }, () => {
    last += points.short255();
    return last;
  });
  const steps = Array.from({ length: last + 1 }, () => readStep(flags.u8(), glyphs));
  const instructions = code.take(glyphs.short255());
  return Buffer.concat([
    shorts(contourCount),
    box ?? boxOf(steps),
    shorts(...ends, instructions.length),
    instructions,
    // Each point by its whole step: one flag, two numbers of two bytes.
    Buffer.from(steps.map(({ onCurve }) => (onCurve ? 1 : 0))),
    shorts(...steps.map(({ dx }) => dx)),
    shorts(...steps.map(({ dy }) => dy)),
  ]);
}

type Step = { dx: number; dy: number; onCurve: boolean };

/** A point's step from the one before, by the triplet encoding. */
function readStep(flag: number, stream: ByteReader): Step {
  const kind = flag & 0x7f;
  const onCurve = (flag & 0x80) === 0;
  const signed = (bit: number, value: number) => ((kind >> bit) & 1 ? value : -value);
  const first = stream.u8();
  if (kind < 10) return { dx: 0, dy: signed(0, ((kind & 14) << 7) + first), onCurve };
  if (kind < 20) return { dx: signed(0, (((kind - 10) & 14) << 7) + first), dy: 0, onCurve };
  if (kind < 84) {
    const rest = kind - 20;
    return { dx: signed(0, 1 + (rest & 0x30) + (first >> 4)), dy: signed(1, 1 + ((rest & 0x0c) << 2) + (first & 15)), onCurve };
  }
  const second = stream.u8();
  if (kind < 120) {
    const rest = kind - 84;
    const [across, up] = [Math.floor(rest / 12) << 8, ((rest % 12) >> 2) << 8];
    return { dx: signed(0, 1 + across + first), dy: signed(1, 1 + up + second), onCurve };
  }
  const third = stream.u8();
  if (kind < 124) return { dx: signed(0, (first << 4) + (second >> 4)), dy: signed(1, ((second & 15) << 8) + third), onCurve };
  return { dx: signed(0, (first << 8) + second), dy: signed(1, (third << 8) + stream.u8()), onCurve };
}

function boxOf(steps: readonly Step[]): Buffer {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { dx, dy } of steps) {
    x += dx;
    y += dy;
    xs.push(x);
    ys.push(y);
  }
  return shorts(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

function shorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}
