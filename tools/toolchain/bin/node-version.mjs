// Runs on any Node: this file and its two callers use the syntax of Node 14 and import nothing.

/**
 * Rsbuild and Vitest need Node 20.19, 22.12 or a later major version.
 * @param {string} version as in `process.versions.node`, e.g. `20.19.0`
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23
  if (fits) return undefined
  return [
    `This is Node ${version}. Loja Admin needs Node 20.19 or newer (of 22: 22.12 or newer; 21 does not do).`,
    'Get the current release from https://nodejs.org/en/download and run the command again.',
  ].join('\n')
}
