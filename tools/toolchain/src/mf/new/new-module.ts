import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exists, Refusal, readRegistry } from '@loja/release'
import { ensureInstalled } from '../../../bin/install.mjs'
import { lastLines, repository, runTool } from '../../../bin/run-step.mjs'
import { readDeclarations } from '../../declarations'
import type { Progress } from '../progress'
import { addToLockfile } from './lockfile'
import { type ModuleFile, moduleFiles } from './module-files'
import { type ModuleWish, pageOf, type Taken, wishProblems } from './page-wish'

const LOCKFILE = join(repository, 'pnpm-lock.yaml')

interface Order extends ModuleWish {
  dir: string
  dryRun: boolean
}

export async function newModule(order: Order, progress: Progress): Promise<void> {
  const taken = await readTaken(order.dir)
  const page = pageOf(order, taken)
  const problems = wishProblems(order, page, taken)
  if (problems.length > 0) throw new Refusal('usage', 'No module was written.', problems)
  const { name, team = name } = order
  const dir = `mf-${name}`
  const files = await moduleFiles({ name, team, contract: await contractRange(), page })
  const paths = files.map(({ path }) => `${dir}/${path}`)
  if (await exists(join(repository, dir, 'src')))
    throw new Refusal('state', `The folder ${dir} exists. Nothing was written.`)
  if (order.dryRun) {
    const text = [`Would write ${dir} (--dry-run):`, ...paths, 'pnpm-lock.yaml'].join('\n  ')
    return progress.done(text, { name: dir, files: paths })
  }
  await progress.step(
    { step: 'write', text: `Writing ${dir}` },
    () => write(dir, files),
    () => ({ text: `Wrote ${[...paths, 'pnpm-lock.yaml'].join(', ')}`, facts: { files: paths } }),
  )
  await progress.step({ step: 'install', text: 'Linking its packages' }, install, () => ({
    text: 'Packages are linked',
  }))
  progress.done(`${dir} has the page ${page.path}. Develop: pnpm dev ${dir}. Release: pnpm mf release ${dir}`, {
    name: dir,
  })
}

async function readTaken(dir: string): Promise<Taken> {
  const { remotes } = await readRegistry(dir)
  const livePaths = Object.entries(remotes).map(([name, { routes }]) => [name, routes])
  return { declarations: await readDeclarations(), livePaths: Object.fromEntries(livePaths) }
}

async function contractRange(): Promise<string> {
  const manifest = await readFile(join(repository, 'libs/platform/package.json'), 'utf8')
  return `^${(JSON.parse(manifest) as { version: string }).version}`
}

async function write(dir: string, files: readonly ModuleFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(repository, dir, path)), { recursive: true })
    await writeFile(join(repository, dir, path), text)
  }
  const manifest = JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '')
  await writeFile(LOCKFILE, addToLockfile(await readFile(LOCKFILE, 'utf8'), dir, manifest))
  // The lengths of names decide line breaks, and their letters the order of imports.
  const { code, output } = await runTool('biome', ['check', '--write', '--error-on-warnings', dir])
  if (code !== 0) throw new Error(`The template of modules has a mistake.\n${lastLines(output, 20)}`)
}

async function install(): Promise<void> {
  const problem = await ensureInstalled()
  if (problem) throw new Refusal('storage', `The files are written, but their packages are not linked. ${problem}`)
}
