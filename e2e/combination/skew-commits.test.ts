import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILD_INPUTS } from '../../tools/toolchain/bin/repository.mjs'
import { SkewCommits } from './skew-commits'

let root: string
const commits: Record<string, string> = {}
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

async function commit(name: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  git('add', '-A')
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@loja.test', 'commit', '--quiet', '-m', name)
  commits[name] = git('rev-parse', '--short', 'HEAD')
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'skew-'))
  git('init', '--quiet')
  const remote = '{"remote":{}}'
  const inputs = Object.fromEntries(BUILD_INPUTS.filter((path) => path.includes('.')).map((path) => [path, '']))
  await commit('first', {
    ...inputs,
    'shell/package.json': '{}',
    'mf-a/package.json': remote,
    'mf-b/package.json': remote,
    'pnpm-lock.yaml': 'importers:\n\npackages:\n',
  })
  await commit('shell', { 'shell/src/index.ts': '1' })
  await commit('module', {
    'mf-b/src/module.ts': '1',
    'pnpm-lock.yaml': 'importers:\n\n  mf-b:\n    x: 1\n\npackages:\n',
  })
  await commit('test', { 'shell/src/index.test.ts': '1', 'docs/a.md': '1' })
})
afterAll(() => rm(root, { recursive: true }))

test('the last commit is found whose shell and a module differ, past those of only one', async () => {
  const last = await new SkewCommits(root, git).lastBefore(commits.test ?? '')
  expect(last).toBe(commits.first)
})

test('commits that do not qualify are refused before a build, with what differs', async () => {
  const skew = new SkewCommits(root, git)
  const { first = '', shell = '', module: changed = '', test: newest = '' } = commits
  expect(await skew.differing(first, newest)).toEqual(['shell', 'mf-b'])
  await expect(skew.differing(shell, changed)).rejects.toThrow(`The builds of ${shell} and ${changed} differ in mf-b.`)
  await expect(skew.differing(changed, newest)).rejects.toThrow('differ in nothing.')
  await expect(skew.lastBefore(shell)).rejects.toThrow('have the same shell or the same modules')
})
