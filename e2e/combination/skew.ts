import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatCombination } from './combination'

/** `pnpm test:skew [--newer <commit>] [--older <commit>] [--keep]`: mixes the shell and the modules of two commits. */
const repository = fileURLToPath(new URL('../..', import.meta.url))
const BUILT = ['shell', 'mf-*', 'libs', 'tools', 'rsbuild.base.ts', 'pnpm-lock.yaml']

const { values } = parseArgs({
  options: { newer: { type: 'string' }, older: { type: 'string' }, keep: { type: 'boolean', default: false } },
})

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()
}

const commitOf = (name: string) => git('rev-parse', '--short', `${name}^{commit}`)

interface Build {
  commit: string
  dir: string
  releases: Record<string, string>
}

/** Builds a commit in a separate worktree, into the releases of an earlier one. */
function build(commit: string, root: string, earlier?: Build): Build {
  const worktree = join(root, commit)
  git('worktree', 'add', '--detach', worktree, commit)
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
  if (earlier) cpSync(earlier.dir, join(worktree, '.dist/build'), { recursive: true })
  pnpm('build')
  // Older commits build into `.dist/www`.
  const dir = ['.dist/build', '.dist/www'].map((path) => join(worktree, path)).find(existsSync) ?? ''
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

function testCombination(what: string, dir: string, releases: Record<string, string>): boolean {
  console.log(`\n${what}`)
  const args = ['--mf', formatCombination(releases), '--dir', dir, 'combination.spec', '--project', 'desktop']
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/combination/run.ts', ...args], {
    cwd: repository,
    stdio: 'inherit',
  })
  return run.status === 0
}

function main(): boolean {
  const newer = commitOf(values.newer ?? 'HEAD')
  const older = commitOf(values.older ?? `${git('log', '-1', '--format=%h', newer, '--', ...BUILT)}~1`)
  const root = mkdtempSync(join(tmpdir(), 'skew-'))
  try {
    const before = build(older, root)
    const after = build(newer, root, before)
    const same = Object.keys(after.releases).filter((name) => after.releases[name] === before.releases[name])
    if (same.length > 0) throw new Error(`${older} and ${newer} have the same ${same.join(', ')}: name other commits.`)
    const mixed = [
      [`shell of ${newer}, modules of ${older}`, { ...before.releases, shell: after.releases.shell ?? '' }],
      [`shell of ${older}, modules of ${newer}`, { ...after.releases, shell: before.releases.shell ?? '' }],
    ] as const
    const results = mixed.map(([what, releases]) => [what, testCombination(what, after.dir, releases)] as const)
    console.log(`\n${results.map(([what, isGreen]) => `${isGreen ? 'ok    ' : 'FAILED'} ${what}`).join('\n')}`)
    return results.every(([, isGreen]) => isGreen)
  } finally {
    if (values.keep) console.log(`Kept in ${root}`)
    else remove(root, [older, newer])
  }
}

function remove(root: string, commits: string[]): void {
  for (const commit of commits) {
    if (existsSync(join(root, commit))) git('worktree', 'remove', '--force', join(root, commit))
  }
  rmSync(root, { recursive: true, force: true })
}

process.exitCode = main() ? 0 : 1
