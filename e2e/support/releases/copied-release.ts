import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type Edit = (path: string, text: string) => string

const globalPart = (release: string) => release.replaceAll(/\W/g, '_')

export async function copyRelease(
  read: (path: string) => Promise<Buffer>,
  { from, to, edit }: { from: string; to: string; edit: Edit },
): Promise<Map<string, Buffer>> {
  const described = JSON.parse((await read('release.json')).toString())
  const hashes = described.files as Record<string, string>
  const files = new Map<string, Buffer>()
  await Promise.all(
    Object.keys(hashes).map(async (path) => {
      const body = await read(path)
      if (!/\.(js|css|json)$/.test(path)) return void files.set(path, body)
      const text = body.toString().replaceAll(from, to).replaceAll(globalPart(from), globalPart(to))
      files.set(path, Buffer.from(edit(path, text)))
    }),
  )
  const changed = Object.entries(hashes).map(([path, hash]) => [hash, integrityOf(files.get(path))] as const)
  for (const [path, body] of files) {
    if (!/remoteEntry.*\.js$/.test(path)) continue
    const text = changed.reduce((source, [before, after]) => source.replaceAll(before, after), body.toString())
    files.set(path, Buffer.from(text))
  }
  const copied = { ...described, version: to, files: {} as Record<string, string> }
  for (const [path, body] of files) copied.files[path] = integrityOf(body)
  return files.set('release.json', Buffer.from(JSON.stringify(copied)))
}

export async function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [path, body] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), body)
  }
}

export function integrityOf(body: Buffer | undefined): string {
  return `sha384-${createHash('sha384')
    .update(body ?? '')
    .digest('base64')}`
}
