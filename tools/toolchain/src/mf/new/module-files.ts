import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NewPage } from './page-wish'

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url))
const ENDING = '.template'

export interface ModuleFile {
  path: string
  text: string
}

interface NewModule {
  /** The name has no `mf-`. */
  name: string
  team: string
  contract: string
  page: NewPage
}

export async function moduleFiles({ name, team, contract, page }: NewModule): Promise<ModuleFile[]> {
  const { id, path, icon, section, order } = page
  const values: Record<string, string> = {
    ...{ name, team, contract, id, path, icon, section, order: String(order) },
    Name: id.replace(/^./, (letter) => letter.toUpperCase()),
    label: quoted(page.label),
    labelInText: quoted(inSentence(page.label)),
  }
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder)
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true })
  const paths = entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
  return Promise.all(
    paths.sort().map(async (path) => ({
      path: fill(relative(TEMPLATE, path).replaceAll('\\', '/').slice(0, -ENDING.length)),
      text: fill(await readFile(path, 'utf8')),
    })),
  )
}

/** Inside a sentence only abbreviations have capitals: `notas fiscais`, `NF-e`. */
function inSentence(label: string): string {
  return label.replaceAll(/\p{L}+/gu, (word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
}

function quoted(text: string): string {
  return text.replaceAll(/[\\']/g, '\\$&')
}
