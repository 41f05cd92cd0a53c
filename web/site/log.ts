import pino from 'pino';
import { environment } from './server-api.ts';

export const log = pino({ name: 'web', level: environment.logLevel });
