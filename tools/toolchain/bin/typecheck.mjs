import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageDirs } from './install.mjs'
import { lastLines, repository, runTool } from './run-step.mjs'

const PROGRAMS = '.cache/typecheck'

/** @typedef {{ extends: string, compilerOptions: object, include: string[] }} Config a package's tsconfig.json */

/**
 * Type-checks every package. Those with the same compiler options are one program: a package's sources are read by all
 * that use it, and each program checks what it reads.
 * @returns {Promise<string[]>} what the compiler found, a text for each program that has mistakes
 */
export async function typecheck() {
  const programs = writePrograms()
  /** @type {string[]} */
  const problems = []
  const worker = async () => {
    for (let program = programs.shift(); program !== undefined; program = programs.shift()) {
      const { code, output } = await runTool('tsc', ['--noEmit', '--project', program])
      if (code !== 0) problems.push(lastLines(output, 60))
    }
  }
  await Promise.all([worker(), worker()])
  return problems
}

/** Writes a configuration for each set of compiler options. @returns their paths in the checkout */
function writePrograms() {
  rmSync(join(repository, PROGRAMS), { recursive: true, force: true })
  mkdirSync(join(repository, PROGRAMS), { recursive: true })
  const configs = packageDirs().map((dir) => {
    const path = join(repository, dir, 'tsconfig.json')
    return { path, config: /** @type {Config} */ (JSON.parse(readFileSync(path, 'utf8'))) }
  })
  return groupByOptions(configs).map((program, index) => {
    const path = `${PROGRAMS}/${index}.json`
    writeFileSync(join(repository, path), JSON.stringify(program, undefined, 2))
    return path
  })
}

/**
 * One configuration for each set of compiler options; its paths are absolute.
 * @param {{ path: string, config: Config }[]} configs with the absolute path of each
 */
export function groupByOptions(configs) {
  /** @type {Map<string, Config & { exclude: string[] }>} */
  const programs = new Map()
  for (const { path, config } of configs) {
    const base = join(dirname(path), config.extends)
    const key = JSON.stringify([base, config.compilerOptions])
    const program = programs.get(key) ?? { ...config, extends: base, include: [], exclude: ['/**/node_modules'] }
    program.include.push(...config.include.map((included) => join(dirname(path), included)))
    programs.set(key, program)
  }
  return [...programs.values()]
}
