// Runs on whatever Node is there, so this file and its two callers keep to what Node 14 can parse and import nothing.

/**
 * Why this version of Node cannot run the project, or `undefined` when it can. Rsbuild and Vitest draw the line: 20.19,
 * 22.12, or newer than 22 (23 has what they need).
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
