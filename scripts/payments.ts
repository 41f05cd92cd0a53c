import { readFile } from 'node:fs/promises';
import { verifyMessages } from '#backend/commerce/payment/verify-messages.ts';

const usage = `Signed messages of payment providers:
  npm run payments -- verify <file.json>   says of each whether its signature is right: "<id> valid" or "<id> refused <reason>"`;

const [action, file] = process.argv.slice(2);
if (action !== 'verify' || file === undefined) {
  console.error(usage);
  process.exit(2);
}
const lines = verifyMessages(await read(file));
if (!lines) stop(`${file} holds no list of messages.`);
for (const line of lines) console.log(line);
// A message that is refused is an answer, not a failure; a script that has to know finds it in the exit code.
process.exitCode = lines.every((line) => line.endsWith(' valid')) ? 0 : 1;

async function read(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch {
    return stop(`${path} cannot be read as JSON.`);
  }
}

function stop(line: string): never {
  console.error(line);
  process.exit(2);
}
