/** Supports only caret ranges (`^1.2.0`). */
export function servesContract(version: string, range: string): boolean {
  const offered = parseVersion(version)
  const wanted = range.startsWith('^') ? parseVersion(range.slice(1)) : null
  if (!offered || !wanted || offered[0] !== wanted[0]) return false
  if (offered[1] !== wanted[1]) return offered[1] > wanted[1]
  return offered[2] >= wanted[2]
}

function parseVersion(text: string): [major: number, minor: number, patch: number] | null {
  const match = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.exec(text)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null
}
