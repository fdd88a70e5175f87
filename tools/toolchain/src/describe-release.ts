import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import {
  federationVersion,
  integrityOf,
  parseReleaseFile,
  providedVersions,
  RELEASE_FILE,
  type ReleaseFile,
} from '@loja/federation-build'
import { repository } from '../bin/run-step.mjs'
import { currentCommit } from './git'

export async function describeRelease(packageDir: string, release: string, dir: string): Promise<void> {
  const file = join(dir, RELEASE_FILE)
  const described: ReleaseFile = {
    ...(packageDir === 'shell' ? await describeShell(release) : parseReleaseFile(await readFile(file, 'utf8'))),
    builtAt: new Date().toISOString(),
    ...{ commit: 'unknown', ...(await currentCommit()) },
    files: await integrityOfFiles(dir),
  }
  await writeFile(file, `${JSON.stringify(described, null, 2)}\n`)
}

async function describeShell(release: string) {
  const manifest = await readFile(join(repository, 'libs/platform/package.json'), 'utf8')
  return {
    schema: 2 as const,
    name: 'shell',
    version: release,
    team: 'shell',
    contract: (JSON.parse(manifest) as { version: string }).version,
    routes: [],
    federation: federationVersion(),
    shared: await providedVersions(join(repository, 'shell')),
  }
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
