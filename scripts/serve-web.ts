import './launch/end-with-parent.ts';
import { readEnvironment } from '#config/environment.ts';
import { orExit } from './launch/start-failure.ts';
import { startWebServer } from './launch/web-server.ts';

// The web server alone: what `npm start` starts beside the API.
await orExit(async () => {
  const close = await startWebServer(readEnvironment());
  // Ctrl+C tells every process, and the one that started this tells it again.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close().then(() => process.exit(0)));
});
