import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

const IGNORED = new Set(['node_modules', 'dist', '.cache'])

export async function sourceHash(path: string, tests = false): Promise<string> {
  const hash = createHash('sha256')
  const files = (await stat(path)).isFile() ? [path] : await filesBelow(path, tests)
  for (const file of files.sort()) {
    hash.update(`${relative(path, file)}\0`)
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesBelow(dir: string, tests: boolean): Promise<string[]> {
  const files: string[] = []
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory() && !IGNORED.has(entry.name)) files.push(...(await filesBelow(path, tests)))
    if (entry.isFile() && (tests || !/\.test\.tsx?$/.test(entry.name))) files.push(path)
  }
  return files
}
