import { runRepricings } from '#backend/operations/repricing/index.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';

// Carries out what is under way in the database that the arguments name, as the API's job does; `main.ts` kills it in the middle.
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const open = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
process.stdout.write('open\n');
const start = performance.now();
const count = await runRepricings(open.db, () => new Date());
process.stdout.write(`${JSON.stringify({ count, seconds: (performance.now() - start) / 1000 })}\n`);
await open.close();
