/** Why a command was not carried out; `EXIT_CODES` gives each its exit code. */
export type RefusalCode =
  /** The command line is wrong. */
  | 'usage'
  /** The build failed. */
  | 'build'
  /** A test failed, or the type check, or an import is not allowed. */
  | 'tests'
  /** The gate found that the release and the shell do not go together, or that the release is not fit. */
  | 'gate'
  /** The page could not be used with the release. */
  | 'smoke'
  /** The registry or a folder does not allow it: locked, unknown release, nothing to go back to. */
  | 'state'
  /** Others kept the registry busy for too long. */
  | 'busy'
  /** The release directory cannot be read or written: a full disk, no rights, a mount that is gone. */
  | 'storage'

/** What a process ends with. 1 is a defect. */
export const EXIT_CODES: Record<RefusalCode, number> = {
  usage: 2,
  build: 3,
  tests: 4,
  gate: 5,
  smoke: 6,
  state: 7,
  busy: 8,
  storage: 9,
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

const STORAGE_REASONS: Record<string, string> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'it can only be read',
  EACCES: 'this account has no right to it',
  EPERM: 'the file system does not allow it',
  ENOTSUP: 'the file system does not support it',
  ENOSYS: 'the file system does not support it',
  EIO: 'the disk or mount fails',
  ESTALE: 'the mount is gone',
  ENOTCONN: 'the mount is gone',
}

/** Why a folder could not be read or written, as part of a sentence; `undefined` for any other error. */
export function storageReason(error: unknown): string | undefined {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException
  const reason = code === undefined ? undefined : STORAGE_REASONS[code]
  return reason === undefined ? undefined : `${reason} (${code}${path === undefined ? '' : `, ${path}`})`
}

/** An error of the file system as a refusal; `undefined` for any other error. */
export function storageRefusal(error: unknown): Refusal | undefined {
  const reason = storageReason(error)
  if (reason === undefined) return undefined
  return new Refusal(
    'storage',
    `The files cannot be read or written: ${reason}. Nothing was changed. Make it possible and try again.`,
  )
}
