/** Why a command was not carried out; `EXIT_CODES` gives each its exit code. */
export type RefusalCode =
  /** The command line is wrong. */
  | 'usage'
  /** The build failed. */
  | 'build'
  /** A test failed. */
  | 'tests'
  /** The gate found that the release and the shell do not go together, or that the release is not fit. */
  | 'gate'
  /** The page could not be used with the release. */
  | 'smoke'
  /** The registry or a folder does not allow it: locked, unknown release, nothing to go back to. */
  | 'state'
  /** Others kept the registry busy for too long. */
  | 'busy'

/** What a process ends with. 1 is a failure that nobody foresaw. */
export const EXIT_CODES: Record<RefusalCode, number> = {
  usage: 2,
  build: 3,
  tests: 4,
  gate: 5,
  smoke: 6,
  state: 7,
  busy: 8,
}

/** A command was refused: nothing was changed. The message says in a sentence what is wrong, and in another what to do. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  /** One sentence each, where several things are wrong. */
  readonly problems: readonly string[]

  constructor(code: RefusalCode, message: string, problems: readonly string[] = []) {
    super(message)
    this.code = code
    this.problems = problems
  }
}
