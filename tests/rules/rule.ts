/**
 * A behaviour of the program in our words, and words of the titles of the tests that hold it to that, as `npm run generate` finds them:
 * a test, `story gallery: slider by keyboard`, or the proof of a parameter, `MENU_TYPE: the header lies …`. A rule may hold links of docs/.
 */
export type Rule = { rule: string; tests: readonly string[] };
