import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf, parseReleaseFile, RELEASE_FILE, type ReleaseFile } from '@loja/federation-build'
import { Refusal } from '../refusal'
import type { Candidate } from '../registry/candidate'

export function releaseFolder(dir: string, name: string, version: string): string {
  return name === 'shell' ? join(dir, 's', version) : join(dir, 'r', name, version)
}

export function folderOfKey(dir: string, key: string): string {
  const [name = '', version = ''] = key.split('@')
  return releaseFolder(dir, name, version)
}

export async function readReleaseFile(folder: string): Promise<ReleaseFile> {
  try {
    return parseReleaseFile(await readFile(join(folder, RELEASE_FILE), 'utf8'))
  } catch (error) {
    const problem = `${folder} is no release: ${RELEASE_FILE} is missing or malformed.`
    throw new Refusal('state', `${problem} Build it again; if the folder is below .dist, delete it before.`, [
      (error as Error).message,
    ])
  }
}

export async function candidateOf(folder: string): Promise<Candidate> {
  const { name, version, routes, contract, builtAt, commit, committedAt, team, declares, links } =
    await readReleaseFile(folder)
  const integrity = integrityOf(await readFile(join(folder, RELEASE_FILE)))
  return {
    name,
    version,
    routes,
    listed: { integrity, contract, builtAt, commit, committedAt, team, declares, links },
  }
}
