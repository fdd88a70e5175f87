export type RefusalCode = 'usage' | 'build' | 'tests' | 'gate' | 'smoke' | 'state' | 'busy' | 'storage'

/** 1 is a defect. */
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

/** A refused command changed nothing. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
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

export function storageReason(error: unknown): string | undefined {
  // A copy has its source in `path`.
  const { code, path, dest = path } = (error ?? {}) as NodeJS.ErrnoException & { dest?: string }
  const reason = code === undefined ? undefined : STORAGE_REASONS[code]
  return reason === undefined ? undefined : `${reason} (${code}${dest === undefined ? '' : `, ${dest}`})`
}

export function storageRefusal(error: unknown): Refusal | undefined {
  const reason = storageReason(error)
  if (reason === undefined) return undefined
  return new Refusal(
    'storage',
    `The files cannot be read or written: ${reason}. The live releases did not change. Make it possible and try again.`,
  )
}
