/** A reason not to start that a person can act on; its message is one line. */
export class StartFailure extends Error {}

const known = new Set([
  'StartFailure',
  'EnvironmentError',
  'DatabaseLockedError',
  'DatabaseUnreachableError',
  'ArchiveError',
  'BackupError',
  'PortTakenError',
  'SealedError',
]);

/** Returns whether a failure is one that a person can solve: its message is one line. */
export const isKnown = (error: unknown): error is Error => error instanceof Error && known.has(error.constructor.name);

/** Runs a command's body; a known failure is printed as one line and ends the process with status 1, anything else as it is. */
export async function orExit(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (isKnown(error)) console.error(error.message);
    else console.error(error);
    process.exit(1);
  }
}
