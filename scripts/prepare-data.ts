import './launch/end-with-parent.ts';
import { prepareApi } from '#backend/server.ts';
import { readEnvironment } from '#config/environment.ts';
import { isKnown } from './launch/start-failure.ts';

// The first start's work on data and pictures, for the process that starts the API; it says itself why it could not be done.
const environment = readEnvironment();
try {
  const admin = { email: environment.adminEmail, password: environment.adminPassword ?? '' };
  await prepareApi({ environment, admin, onProgress: (line) => console.log(`  ${line}`) });
} catch (error) {
  if (isKnown(error)) await new Promise((sent) => process.send?.(error.message, sent));
  else console.error(error);
  process.exit(1);
}
process.exit(0);
