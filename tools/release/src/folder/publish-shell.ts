import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { textOf } from '../registry/registry-files'
import { replaceFile } from '../registry/replace-file'

const STAYS = /^(index\.html|release\.json|static)$|\.(br|gz)$/

export async function publishShell(dir: string, version: string | undefined): Promise<void> {
  if (version === undefined) return
  const folder = join(dir, 's', version)
  const [wanted, live] = await Promise.all([textOf(join(folder, 'index.html')), textOf(join(dir, 'index.html'))])
  if (wanted === undefined || wanted === live) return
  for (const entry of await readdir(folder)) {
    if (!STAYS.test(entry)) await cp(join(folder, entry), join(dir, entry), { recursive: true })
  }
  await replaceFile(join(dir, 'index.html'), wanted)
}

export function shellVersionOf(html: string): string | undefined {
  return /"\/s\/([A-Za-z0-9][A-Za-z0-9.+_-]{0,99})\//.exec(html)?.[1]
}
