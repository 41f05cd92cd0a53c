/** Makes everything that is generated: `npm run generate`, with `--check` only compares. Texts come first: what makes the rest imports them. */
import './generate-messages.ts';

await import('./generate/program.ts');
