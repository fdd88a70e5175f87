import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
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

export async function sourceHash(path: string, tests = false): Promise<string> {
  const hash = createHash('sha256')
  const files = (await stat(path)).isFile() ? [path] : await filesBelow(path, tests)
  for (const file of files.sort()) {
    hash.update(`${relative(path, file)}\0`)
    const content = await readFile(file)
    hash.update(basename(file) === LOCKFILE ? withoutModules(content.toString()) : content)
  }
  return hash.digest('hex')
}

async function filesBelow(dir: string, tests: boolean): Promise<string[]> {
  const files: string[] = []
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory() && !IGNORED.has(entry.name)) files.push(...(await filesBelow(path, tests)))
    if (entry.isFile() && (tests || !isTest(entry.name))) files.push(path)
  }
  return files
}
