import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

const LOCKFILE = 'pnpm-lock.yaml'
/** A new module must not change the release of another. */
const MODULES_IN_LOCKFILE = /^ {2}mf-[^\n]*:\n(?: {4}[^\n]*\n)*\n?/gm

const IGNORED = new Set(['node_modules', 'dist', '.cache'])

export function withoutModules(lockfile: string): string {
  return lockfile.replaceAll(MODULES_IN_LOCKFILE, '')
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}

/** Synchronous, because a promise takes longer than reading one of these thousands of small files. */
export function sourceHash(path: string, tests = false): string {
  const hash = createHash('sha256')
  const files = statSync(path).isFile() ? [path] : filesBelow(path, tests)
  for (const file of files.sort()) {
    hash.update(`${relative(path, file)}\0`)
    const content = readFileSync(file)
    hash.update(basename(file) === LOCKFILE ? withoutModules(content.toString()) : content)
  }
  return hash.digest('hex')
}

function filesBelow(dir: string, tests: boolean): string[] {
  const files: string[] = []
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory() && !IGNORED.has(entry.name)) files.push(...filesBelow(path, tests))
    if (entry.isFile() && (tests || !isTest(entry.name))) files.push(path)
  }
  return files
}
