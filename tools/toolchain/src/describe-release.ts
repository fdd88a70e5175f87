import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { integrityOf, providedVersions, RELEASE_FILE, type ReleaseFile } from '@loja/federation-build'
import { currentCommit } from './git'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Writes `release.json` into a new build, before its files are compressed. */
export async function describeRelease(packageDir: string, release: string, dir: string): Promise<void> {
  const described: ReleaseFile = {
    schema: 1,
    name: packageDir,
    version: release,
    builtAt: new Date().toISOString(),
    ...{ commit: 'unknown', ...(await currentCommit()) },
    federation: (await readJson<{ version: string }>('libs/federation/node_modules/@module-federation/enhanced'))
      .version,
    ...(packageDir === 'shell' ? await shellPart() : await remotePart(packageDir, dir)),
    files: await integrityOfFiles(dir),
  }
  await writeFile(join(dir, RELEASE_FILE), `${JSON.stringify(described, null, 2)}\n`)
}

async function shellPart() {
  const { version } = await readJson<{ version: string }>('libs/platform')
  return { team: 'shell', contract: version, routes: [], shared: await providedVersions(join(repository, 'shell')) }
}

async function remotePart(packageDir: string, dir: string) {
  const { remote } = await readJson<{ remote: { team: string; contract: string; routes: string[] } }>(packageDir)
  const manifest = JSON.parse(await readFile(join(dir, 'mf-manifest.json'), 'utf8')) as {
    shared: { name: string; requiredVersion: string }[]
  }
  return {
    ...remote,
    shared: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  }
}

async function integrityOfFiles(dir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) files[relative(dir, path).replaceAll('\\', '/')] = integrityOf(await readFile(path))
  return files
}

async function readJson<T>(packageDir: string): Promise<T> {
  return JSON.parse(await readFile(join(repository, packageDir, 'package.json'), 'utf8')) as T
}
