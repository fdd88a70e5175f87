const MAX_DEPTH = 500

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1))
}

const isBytes = (value: unknown) => ArrayBuffer.isView(value)

/** Text ends at a NUL (22021); deep parameters overflow the driver's stack (54001). */
export function assertSendable(text: string, parameters: readonly unknown[]): void {
  if (text.includes('\0')) {
    throw Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' })
  }
  if (parameters.some((value) => !isBytes(value) && isDeeper(value, MAX_DEPTH))) {
    throw Object.assign(new Error('stack depth limit exceeded'), { code: '54001' })
  }
}
