import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { integrityOf, parseReleaseFile, RELEASE_FILE, type ReleaseFile } from '@loja/federation-build'
import { currentCommit } from './git'

export async function describeRelease(dir: string): Promise<void> {
  const file = join(dir, RELEASE_FILE)
  const described: ReleaseFile = {
    ...parseReleaseFile(await readFile(file, 'utf8')),
    builtAt: new Date().toISOString(),
    ...{ commit: 'unknown', ...(await currentCommit()) },
    files: await integrityOfFiles(dir),
  }
  await writeFile(file, `${JSON.stringify(described, null, 2)}\n`)
}

async function integrityOfFiles(dir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort())
    if (path !== join(dir, RELEASE_FILE))
      files[relative(dir, path).replaceAll('\\', '/')] = integrityOf(await readFile(path))
  return files
}
