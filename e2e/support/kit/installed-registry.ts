import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tarball } from './tarball'

const STORE = fileURLToPath(new URL('../../../node_modules/.pnpm', import.meta.url))

/** `@ant-design+icons@6.3.4_…` */
const ENTRY = /^((?:@[^+@]+\+)?[^@]+)@\d/

interface InstalledPackage {
  folder: string
  manifest: { name: string; version: string }
}

/** An installation needs no network: the packages of this workspace are served. */
export async function startInstalledRegistry(): Promise<{ url: string; close(): Promise<void> }> {
  const packages = installedPackages()
  const server = createServer((req, res) => {
    const path = decodeURIComponent(req.url ?? '').slice(1)
    const [name = '', version] = path.split('/-/')
    const versions = packages.get(name) ?? new Map<string, InstalledPackage>()
    if (version !== undefined) {
      const installed = versions.get(version)
      return installed ? res.writeHead(200).end(tarball(installed.folder)) : res.writeHead(404).end()
    }
    if (versions.size === 0) return res.writeHead(404).end()
    const base = `http://${req.headers.host}/${name.replace('/', '%2f')}/-/`
    const described = [...versions].map(([number, { manifest }]) => [
      number,
      { ...manifest, dist: { tarball: base + number } },
    ])
    const latest = [...versions.keys()].at(-1)
    res.writeHead(200, { 'content-type': 'application/json' })
    res.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(described) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

function installedPackages(): Map<string, Map<string, InstalledPackage>> {
  const packages = new Map<string, Map<string, InstalledPackage>>()
  for (const entry of readdirSync(STORE)) {
    const name = ENTRY.exec(entry)?.[1]?.replace('+', '/')
    if (name === undefined) continue
    const folder = join(STORE, entry, 'node_modules', name)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as InstalledPackage['manifest']
    const versions = packages.get(name) ?? new Map<string, InstalledPackage>()
    packages.set(name, versions.set(manifest.version, { folder, manifest }))
  }
  return packages
}
