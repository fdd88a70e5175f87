import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageDirs } from './install.mjs'
import { lastLines, repository, runTool } from './run-step.mjs'

const PROGRAMS = '.cache/typecheck'

/** @typedef {{ extends: string, compilerOptions: object, include: string[] }} Config a package's tsconfig.json */

/**
 * Type-checks every package. Packages with the same compiler options form one program, so that shared sources are
 * checked once, and again only after a change that they see.
 * @returns {Promise<string[]>} the compiler's output for each program with errors
 */
export async function typecheck() {
  const programs = writePrograms()
  /** @type {string[]} */
  const problems = []
  const worker = async () => {
    for (let program = programs.shift(); program !== undefined; program = programs.shift()) {
      const state = program.replace(/json$/, 'tsbuildinfo')
      const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', state, '--project', program]
      const { code, output } = await runTool('tsc', args)
      if (code !== 0) problems.push(lastLines(output, 60))
    }
  }
  await Promise.all([worker(), worker()])
  return problems
}

function writePrograms() {
  mkdirSync(join(repository, PROGRAMS), { recursive: true })
  const configs = ['.', ...packageDirs()].flatMap((dir) => {
    const path = join(repository, dir, 'tsconfig.json')
    return existsSync(path) ? [{ path, config: readConfig(path) }] : []
  })
  return groupByOptions(configs).map((program, index) => {
    const path = `${PROGRAMS}/${index}.json`
    writeFileSync(join(repository, path), JSON.stringify(program, undefined, 2))
    return path
  })
}

/** @returns {Config} */
function readConfig(/** @type {string} */ path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** The modules share one `tsconfig.json`. @param {string} dir of a module @returns the path of a program for it */
export function writeModuleProgram(dir) {
  const program = { ...readConfig(join(repository, 'tsconfig.json')), include: [`../../${dir}/src`] }
  const path = `${PROGRAMS}/${dir}.json`
  mkdirSync(join(repository, PROGRAMS), { recursive: true })
  writeFileSync(join(repository, path), JSON.stringify({ ...program, extends: `../../${program.extends}` }))
  return path
}

/** @param {{ path: string, config: Config }[]} configs with absolute paths */
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
