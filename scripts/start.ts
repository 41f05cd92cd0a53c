import { serve } from './launch/serve.ts';
import { orExit } from './launch/start-failure.ts';

await orExit(serve);
