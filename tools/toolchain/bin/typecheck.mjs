import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageDirs } from './install.mjs'
import { repository, runTool } from './run-step.mjs'

const PROGRAMS = '.cache/typecheck'

/** @typedef {{ extends: string, compilerOptions: object, include: string[] }} Config a package's tsconfig.json */

const IN_FILE = /^(\S.*?)\(\d+,\d+\): /

/**
 * Packages with the same compiler options form one program, so that shared sources are checked once.
 * @param {{ package: string, folders: readonly string[] }} [part] checks only the program of this package, and
 * returns only the messages about these folders
 * @returns {Promise<string[]>} the compiler's messages, each once
 */
export async function typecheck(part) {
  const programs = writePrograms(part?.package)
  /** @type {Set<string>} */
  const messages = new Set()
  const worker = async () => {
    for (let program = programs.shift(); program !== undefined; program = programs.shift()) {
      const state = program.replace(/json$/, 'tsbuildinfo')
      const args = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state, '--project', program]
      const { code, output } = await runTool('tsc', args)
      if (code !== 0) for (const message of messagesOf(output)) messages.add(message)
    }
  }
  await Promise.all([worker(), worker()])
  return [...messages].filter((message) => {
    const file = IN_FILE.exec(message)?.[1]
    return !part || !file || part.folders.some((folder) => file.startsWith(`${folder}/`))
  })
}

/** @param {string} output of the compiler @returns {string[]} */
function messagesOf(output) {
  return output.trim().split(/\n(?=\S)/)
}

/** @param {string} [only] writes only the program of this package @returns {string[]} their paths */
function writePrograms(only) {
  mkdirSync(join(repository, PROGRAMS), { recursive: true })
  const configs = ['.', ...packageDirs()].flatMap((dir) => {
    const path = join(repository, dir, 'tsconfig.json')
    return existsSync(path) ? [{ dir, path, config: readConfig(path) }] : []
  })
  const owner = configs.find(({ dir }) => dir === only)?.dir ?? '.'
  return groupByOptions(configs).flatMap(({ dirs, ...program }, index) => {
    if (only && !dirs.includes(owner)) return []
    const path = `${PROGRAMS}/${index}.json`
    writeFileSync(join(repository, path), JSON.stringify(program, undefined, 2))
    return path
  })
}

/** @returns {Config} */
function readConfig(/** @type {string} */ path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** @param {{ dir: string, path: string, config: Config }[]} configs with absolute paths */
function groupByOptions(configs) {
  /** @type {Map<string, Config & { exclude: string[], dirs: string[] }>} */
  const programs = new Map()
  for (const { dir, path, config } of configs) {
    const base = join(dirname(path), config.extends)
    const key = JSON.stringify([base, config.compilerOptions])
    const program = programs.get(key) ?? {
      ...config,
      extends: base,
      include: [],
      exclude: ['/**/node_modules'],
      dirs: [],
    }
    program.include.push(...config.include.map((included) => join(dirname(path), included)))
    program.dirs.push(dir)
    programs.set(key, program)
  }
  return [...programs.values()]
}
