import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate -- --name <what>` writes the difference between the tables and the last migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/tables/*.ts',
  out: './backend/platform/database/migrations',
});
