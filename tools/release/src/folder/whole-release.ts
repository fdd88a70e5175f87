import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { integrityOf, RELEASE_FILE, type ReleaseFile } from '@loja/federation-build'
import { listed } from '../listed'
import { Refusal } from '../refusal'
import { readReleaseFile } from './release-folder'

const COMPRESSED = /\.(br|gz)$/
const DECOMPRESS = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const

export type Contents = ReadonlyMap<string, Buffer>

/** A link could publish a file of this machine. @throws Refusal `gate` */
export async function readFolder(folder: string): Promise<Contents> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
  const links = entries.filter((entry) => !entry.isFile() && !entry.isDirectory()).map(pathOf)
  if (links.length > 0)
    throw new Refusal('gate', `${folder} is not released.`, [
      `${listed(links)} is a link or another special file: a release consists of plain files only.`,
    ])
  const files = new Map<string, Buffer>()
  for (const entry of entries) if (entry.isFile()) files.set(pathOf(entry), await readFile(join(folder, pathOf(entry))))
  return files
}

export function releasedFiles(contents: Contents): Contents {
  return new Map([...contents].filter(([path]) => path !== RELEASE_FILE && !COMPRESSED.test(path)))
}

export async function readWholeRelease(folder: string): Promise<{ release: ReleaseFile; contents: Contents }> {
  const release = await readReleaseFile(folder)
  const contents = await readFolder(folder)
  const problems = [...hashProblems(release, releasedFiles(contents)), ...(await compressionProblems(contents))]
  if (problems.length > 0) throw new Refusal('gate', `${folder} is not released.`, problems)
  return { release, contents }
}

/** Without `release.json` only that is known. */
export async function missingFiles(folder: string): Promise<string[]> {
  const release = await readReleaseFile(folder).catch(() => undefined)
  if (!release) return [RELEASE_FILE]
  const present = new Set((await readdir(folder, { recursive: true })).map((path) => path.replaceAll('\\', '/')))
  return Object.keys(release.files).filter((path) => !present.has(path))
}

const AGAIN = 'build it again, and change nothing afterwards.'

function hashProblems({ files }: ReleaseFile, present: Contents): string[] {
  const named = (path: string) => (Object.hasOwn(files, path) ? files[path] : undefined)
  const unnamed = [...present.keys()].filter((path) => named(path) === undefined)
  const changed = [...present].filter(([path, bytes]) => (named(path) ?? integrityOf(bytes)) !== integrityOf(bytes))
  const missing = Object.keys(files).filter((path) => !present.has(path))
  return [
    ...(unnamed.length > 0 ? [`${listed(unnamed)} has no hash in release.json: ${AGAIN}`] : []),
    ...(changed.length > 0
      ? [`${listed(changed.map(([path]) => path))} is not the file that release.json names: ${AGAIN}`]
      : []),
    ...(missing.length > 0 ? [`${listed(missing)} is missing: ${AGAIN}`] : []),
  ]
}

/** A host sends a compressed version in place of its file, and browsers hash the decompressed bytes. */
async function compressionProblems(contents: Contents): Promise<string[]> {
  const compressed = [...contents.keys()].filter((path) => COMPRESSED.test(path))
  const isSame = await Promise.all(compressed.map((path) => holdsItsFile(contents, path)))
  const others = compressed.filter((_, at) => !isSame[at])
  return others.length > 0 ? [`${listed(others)} does not hold the file of that name: ${AGAIN}`] : []
}

async function holdsItsFile(contents: Contents, path: string): Promise<boolean> {
  const bytes = contents.get(path)
  const plain = contents.get(path.replace(COMPRESSED, ''))
  if (!bytes || !plain) return false
  try {
    const decompress = DECOMPRESS[path.endsWith('.br') ? 'br' : 'gz']
    return plain.equals(await decompress(bytes, { maxOutputLength: plain.length + 1 }))
  } catch {
    return false
  }
}
