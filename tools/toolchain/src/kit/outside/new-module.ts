import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exists, Refusal, readRegistry } from '@loja/release'
import { BUNDLED_PAGES } from '../../../../../libs/platform/src/bundled-pages'
import { repository } from '../../../bin/run-step.mjs'
import { moduleFiles } from '../../mf/new/module-files'
import { type ModuleWish, pageOf, wishProblems } from '../../mf/new/page-wish'
import type { Progress } from '../../mf/progress'
import { packageFolder } from '../../workspace'
import { readManifest } from '../published-manifest'

export async function newModule(order: ModuleWish & { dir: string | undefined }, progress: Progress): Promise<void> {
  const { name, team = name, dir } = order
  const remotes = dir === undefined ? [] : Object.entries((await readRegistry(dir)).remotes)
  const taken = {
    declarations: { 'the admin': { pages: BUNDLED_PAGES } },
    livePaths: Object.fromEntries(remotes.map(([owner, { routes }]) => [owner, routes])),
  }
  const page = pageOf(order, taken)
  const problems = wishProblems(order, page, taken)
  if (problems.length > 0) throw new Refusal('usage', 'No module was written.', problems)
  const folder = join(repository, `mf-${name}`)
  if (await exists(folder)) throw new Refusal('state', `The folder mf-${name} exists. Nothing was written.`)
  const [contract = ''] = readManifest(packageFolder(repository, '@loja/platform')).version.split('-')
  for (const { path, text } of await moduleFiles({ name, team, contract: `^${contract}`, page })) {
    if (path.startsWith('e2e/')) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), path === 'package.json' ? withoutPackages(text) : text)
  }
  progress.done(`mf-${name} has the page ${page.path}`, { name: `mf-${name}` })
}

function withoutPackages(text: string): string {
  const { dependencies, devDependencies, ...manifest } = JSON.parse(text) as Record<string, unknown>
  return `${JSON.stringify(manifest, null, 2)}\n`
}
