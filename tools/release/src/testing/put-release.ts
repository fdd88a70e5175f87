import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { federationName, integrityOf, parseRegistry, type Registry, type ReleaseFile } from '@loja/federation-build'
import { releaseFolder } from '../folder/release-folder'

const PROVIDED = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'antd/es/button': '6.6.8',
  '@loja/platform': '3.2.0',
}

const moduleOf = (name: string) => ({
  entry: 'static/js/entry.js',
  globalName: federationName(name),
  scripts: ['static/js/module.js'],
  styles: [],
})

type Changes = Partial<ReleaseFile> & { texts?: Record<string, string> }

export async function putRelease(dir: string, name: string, version: string, changes: Changes = {}): Promise<string> {
  const folder = releaseFolder(dir, name, version)
  const { texts, ...fields } = changes
  const files = { ...(name === 'shell' ? shellTexts(version) : remoteTexts(name, version)), ...texts }
  const release: ReleaseFile = {
    schema: 2,
    name,
    version,
    builtAt: '2026-11-21T00:00:00.000Z',
    commit: 'faa58e2',
    team: name.replace('mf-', ''),
    contract: name === 'shell' ? '3.2.0' : '^3.0.0',
    federation: '2.9.2',
    shared: name === 'shell' ? PROVIDED : { react: '^19.3.0' },
    routes: name === 'shell' ? [] : [`/admin/${name.replace('mf-', '')}`],
    ...(name === 'shell' ? {} : { module: moduleOf(name), packages: ['@loja/ui', 'clsx'] }),
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, integrityOf(Buffer.from(text))])),
    ...fields,
  }
  const all = { ...files, 'release.json': JSON.stringify(release) }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

function shellTexts(version: string): Record<string, string> {
  return {
    'index.html': `<!doctype html><script src="/s/${version}/static/js/index.js"></script>`,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/js/index.js': `"${version}"`,
  }
}

function remoteTexts(name: string, version: string): Record<string, string> {
  const module = `"${name} ${version}"`
  const hashes = JSON.stringify([integrityOf(Buffer.from(module))])
  return {
    'static/js/entry.js': `self.chunk_${federationName(name)}_${version.replaceAll(/\W/g, '_')}=${hashes}`,
    'static/js/module.js': module,
  }
}

export async function liveRegistry(dir: string): Promise<Registry> {
  const registry = parseRegistry(await readFile(join(dir, 'remotes.json'), 'utf8'))
  if (!registry) throw new Error('remotes.json is malformed')
  return registry
}

export async function leftovers(dir: string): Promise<string[]> {
  const names = await readdir(dir, { recursive: true })
  // A half folder counts once, with however many files the kill left in it.
  return names.filter((name) => /\.tmp$|\.unfinished|\.removed|draft-/.test(basename(name)))
}
