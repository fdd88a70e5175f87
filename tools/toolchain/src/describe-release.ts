import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { integrityOf, parseReleaseFile, providedVersions, RELEASE_FILE, type ReleaseFile } from '@loja/federation-build'
import { currentCommit } from './git'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

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
  const [platform, runtime] = await Promise.all([
    readJson<{ version: string }>('libs/platform'),
    readJson<{ version: string }>('libs/federation/node_modules/@module-federation/enhanced'),
  ])
  return {
    schema: 2 as const,
    name: 'shell',
    version: release,
    team: 'shell',
    contract: platform.version,
    routes: [],
    federation: runtime.version,
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

async function readJson<T>(packageDir: string): Promise<T> {
  return JSON.parse(await readFile(join(repository, packageDir, 'package.json'), 'utf8')) as T
}
