import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exists, Refusal } from '@loja/release'
import { findChromium } from '../../bin/chromium.mjs'
import { lastLines, repository, runTool } from '../../bin/run-step.mjs'
import { typecheck } from '../../bin/typecheck.mjs'
import { buildInputs, testInputs } from '../build-inputs'
import { importProblems } from '../checks/import-rules'
import { sourceHash } from '../source-hash'
import { REMOTES } from '../workspace'

/** A mark is an empty file for each folder that passed, named after its inputs. */
const PASSED = join(repository, '.cache/passed-tests')

export async function checkSources(packageDir: string): Promise<boolean> {
  const mark = join(PASSED, `${packageDir}-sources-${await testedHash(packageDir)}`)
  if (await exists(mark)) return false
  const folders = await buildInputs(repository, packageDir)
  const problems = [...(await importMistakes(folders)), ...(await typecheck({ package: packageDir, folders }))]
  if (problems.length > 0)
    throw new Refusal('tests', `${packageDir} was not released: its types or imports are wrong.`, problems)
  await mkdir(PASSED, { recursive: true })
  await writeFile(mark, '')
  return true
}

async function importMistakes(folders: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  for (const dir of folders) {
    const folder = join(repository, dir, 'src')
    for (const name of (await exists(folder)) ? await readdir(folder, { recursive: true }) : []) {
      const file = `${dir}/src/${name.replaceAll('\\', '/')}`
      if (/\.tsx?$/.test(name)) problems.push(...importProblems(file, await readFile(join(repository, file), 'utf8')))
    }
  }
  return problems
}

export async function runTests(packageDir: string): Promise<{ tested: string[]; unchanged: string[] }> {
  const folders = await testedFolders(packageDir)
  const due = folders.filter(({ passed }) => !passed)
  if (due.length > 0)
    await runVitest(
      packageDir,
      due.map(({ dir }) => `${dir}/`),
    )
  await markPassed(due)
  const names = (list: typeof folders) => list.map(({ dir }) => dir)
  return { tested: names(due), unchanged: names(folders.filter(({ passed }) => passed)) }
}

export async function allMarks(): Promise<string[]> {
  const folders = await Promise.all(['shell', ...REMOTES].map(testedFolders))
  return [...new Set(folders.flat().map(({ mark }) => mark))]
}

interface TestedFolder {
  dir: string
  mark: string
  passed: boolean
}

async function testedFolders(packageDir: string): Promise<TestedFolder[]> {
  const folders: TestedFolder[] = []
  for (const dir of await buildInputs(repository, packageDir)) {
    if (!(await stat(join(repository, dir))).isDirectory()) continue
    const mark = join(PASSED, `${dir.replaceAll('/', '_')}-${await testedHash(dir)}`)
    folders.push({ dir, mark, passed: await exists(mark) })
  }
  return folders
}

async function markPassed(folders: readonly TestedFolder[]): Promise<void> {
  await mkdir(PASSED, { recursive: true })
  for (const { mark } of folders) await writeFile(mark, '')
}

async function testedHash(dir: string): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const path of await testInputs(repository, dir)) hash.update(sourceHash(join(repository, path), true))
  return hash.digest('hex').slice(0, 16)
}

async function runVitest(packageDir: string, filters: string[]): Promise<void> {
  const chromium = await findChromium()
  if ('problem' in chromium) throw new Refusal('tests', chromium.problem)
  const args = [
    'run',
    '--project',
    'unit',
    '--project',
    'components',
    '--reporter=dot',
    '--passWithNoTests',
    ...filters,
  ]
  const { code, output } = await runTool('vitest', args, { env: { CHROMIUM_PATH: chromium.path, NO_COLOR: '1' } })
  if (code === 0) return
  throw new Refusal(
    'tests',
    `Tests of ${packageDir} fail, so it was not released. Mend them, or the code:\n${lastLines(output, 60)}`,
  )
}
