import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf, parseReleaseFile, RELEASE_FILE, type ReleaseFile } from '@loja/federation-build'
import { readFolder, releasedFiles } from '@loja/release'
import { currentCommit } from './git'

export async function describeRelease(dir: string): Promise<void> {
  const file = join(dir, RELEASE_FILE)
  const files = [...releasedFiles(await readFolder(dir))].map(([path, bytes]) => [path, integrityOf(bytes)] as const)
  const described: ReleaseFile = {
    ...parseReleaseFile(await readFile(file, 'utf8')),
    builtAt: new Date().toISOString(),
    ...{ commit: 'unknown', ...(await currentCommit()) },
    files: Object.fromEntries(files.sort()),
  }
  await writeFile(file, `${JSON.stringify(described, null, 2)}\n`)
}
