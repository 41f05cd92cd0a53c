import './launch/end-with-parent.ts';
import { readEnvironment } from '#config/environment.ts';
import { orExit } from './launch/start-failure.ts';
import { startWebServer } from './launch/web-server.ts';

// The web server alone: what `npm start` starts beside the API.
await orExit(async () => {
  const server = await startWebServer(readEnvironment());
  const stop = () => {
    server.close(() => process.exit(0));
    // A connection whose last answer was under way stays open for another request, which will not come.
    setInterval(() => server.closeIdleConnections(), 50);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
});
