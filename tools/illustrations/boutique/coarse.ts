/** Writes path data to the whole px, for scenes in which every shape is small and numerous. */
import { num } from './path.ts';

const perCommand: Record<string, number> = { M: 2, L: 2, c: 6, s: 4, H: 1, V: 1 };

/** Path data as written by `path.ts`, each point rounded to 1 / `perPx` px without drift; any other path data is left alone. */
export function coarsePath(data: string, perPx = 1): string {
  if (/[^MLcsHVZ\d\s.-]/.test(data)) return data;
  const snap = (value: number): number => Math.round(value * perPx) / perPx;
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let out = '';
  for (const [, command, rest] of data.matchAll(/([MLcsHVZ])([^MLcsHVZ]*)/g)) {
    const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = perCommand[command!] ?? 0;
    if (size === 0 || size === 1) {
      out += command! + rest!;
      continue;
    }
    const written: number[] = [];
    for (let i = 0; i + size <= numbers.length; i += size) {
      if (command === 'M' || command === 'L') {
        [x, y] = [numbers[i]!, numbers[i + 1]!];
        [sx, sy] = [snap(x), snap(y)];
        written.push(sx, sy);
        continue;
      }
      for (let k = 0; k < size; k += 2) written.push(snap(x + numbers[i + k]!) - sx, snap(y + numbers[i + k + 1]!) - sy);
      x += numbers[i + size - 2]!;
      y += numbers[i + size - 1]!;
      [sx, sy] = [snap(x), snap(y)];
    }
    out += command! + written.map(num).reduce((text, value) => text + (value.startsWith('-') || text === '' ? '' : ' ') + value, '');
  }
  return out;
}
