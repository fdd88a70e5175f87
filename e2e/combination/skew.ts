import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fitProblems, readReleaseFile, releaseFolder } from '@loja/release'
import { formatCombination } from './combination'
import { SkewCommits } from './skew-commits'

/**
 * `pnpm test:skew [--newer <commit>] [--older <commit>] [--keep]`: mixes the shell and the modules of two
 * commits.
 */
const repository = fileURLToPath(new URL('../..', import.meta.url))

const { values } = parseArgs({
  options: { newer: { type: 'string' }, older: { type: 'string' }, keep: { type: 'boolean', default: false } },
})

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()
}

const BUILT = '.dist/releases'
const built = join(repository, BUILT)

const commitOf = (name: string) => git('rev-parse', '--short', `${name}^{commit}`)

interface Build {
  commit: string
  dir: string
  releases: Record<string, string>
}

function build(commit: string, root: string, earlier?: Build): Build {
  const worktree = join(root, commit)
  git('worktree', 'add', '--quiet', '--detach', worktree, commit)
  const pnpm = (...args: string[]) => {
    const version = /pnpm@([\d.]+)/.exec(readFileSync(join(worktree, 'package.json'), 'utf8'))?.[1] ?? 'latest'
    const began = performance.now()
    execFileSync('npx', ['--yes', `pnpm@${version}`, ...args], {
      cwd: worktree,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    console.log(`${commit}: pnpm ${args[0]} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  }
  pnpm('install', '--frozen-lockfile', '--prefer-offline')
  // A release of the same inputs is not built again.
  if (existsSync(built)) cpSync(built, join(worktree, BUILT), { recursive: true })
  if (earlier) cpSync(earlier.dir, join(worktree, '.dist/build'), { recursive: true })
  pnpm('build')
  const dir = join(worktree, '.dist/build')
  return { commit, dir, releases: liveReleases(dir) }
}

function liveReleases(dir: string): Record<string, string> {
  const { remotes } = JSON.parse(readFileSync(join(dir, 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { active: string }>
  }
  const active = Object.entries(remotes).map(([name, remote]) => [name, remote.active] as const)
  const shell = /\/s\/([^/"]+)\//.exec(readFileSync(join(dir, 'index.html'), 'utf8'))?.[1] ?? ''
  return Object.fromEntries([...active, ['shell', shell]])
}

async function gateProblems(dir: string, releases: Record<string, string>): Promise<string[]> {
  const { shell = '', ...modules } = releases
  const host = await readReleaseFile(releaseFolder(dir, 'shell', shell))
  const guests = Object.entries(modules).map(([name, version]) => readReleaseFile(releaseFolder(dir, name, version)))
  return (await Promise.all(guests)).flatMap((guest) => fitProblems(guest, host))
}

function testCombination(dir: string, releases: Record<string, string>): boolean {
  const args = ['--mf', formatCombination(releases), '--dir', dir, 'combination.spec']
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/combination/run.ts', ...args], {
    cwd: repository,
    stdio: 'inherit',
  })
  return run.status === 0
}

async function main(): Promise<boolean> {
  const newer = commitOf(values.newer ?? 'HEAD')
  const commits = new SkewCommits(repository, git)
  const older = commitOf(values.older ?? (await commits.lastBefore(newer)))
  console.log(`${older} and ${newer} differ in ${(await commits.differing(older, newer)).join(', ')}`)
  const root = mkdtempSync(join(tmpdir(), 'skew-'))
  try {
    const before = build(older, root)
    const after = build(newer, root, before)
    const newShell = { ...before.releases, shell: after.releases.shell ?? '' }
    const oldShell = { ...after.releases, shell: before.releases.shell ?? '' }
    const problems = await gateProblems(after.dir, newShell)
    const refusals = await gateProblems(after.dir, oldShell)
    const runsOlder = problems.length === 0 && testCombination(after.dir, newShell)
    const runsNewer = refusals.length === 0 && testCombination(after.dir, oldShell)
    console.log(['', ...problems, ...refusals, ''].join('\n'))
    console.log(`${runsOlder ? 'ok     ' : 'FAILED '} shell of ${newer}, modules of ${older}`)
    const outcome = refusals.length > 0 ? 'refused' : runsNewer ? 'ok     ' : 'FAILED '
    console.log(`${outcome} shell of ${older}, modules of ${newer}`)
    return runsOlder && (runsNewer || refusals.length > 0)
  } finally {
    if (values.keep) console.log(`The worktrees are in ${root}`)
    else remove(root, [older, newer])
  }
}

function remove(root: string, commits: string[]): void {
  for (const commit of commits) {
    if (existsSync(join(root, commit))) git('worktree', 'remove', '--force', join(root, commit))
  }
  rmSync(root, { recursive: true, force: true })
}

main().then(
  (isGreen) => {
    process.exitCode = isGreen ? 0 : 1
  },
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
