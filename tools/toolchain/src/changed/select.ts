/** Usage: `tsx select.ts [<ref>]` for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../bin/repository.mjs'
import { selectTests } from './select-tests'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 50e6, stdio: ['ignore', 'pipe', 'ignore'] })
const lines = (output: string) => output.split('\n').filter((line) => line !== '')

function findBase(ref: string | undefined): string {
  for (const name of ref === undefined ? ['origin/main', 'main'] : [ref]) {
    try {
      return git('merge-base', 'HEAD', name).trim()
    } catch {
      // This clone does not have the commit.
    }
  }
  throw new Error(`git does not know ${ref ?? 'main'}. Name a commit: npm test -- --changed=<commit>`)
}

function main(ref: string | undefined): void {
  const base = findBase(ref)
  const before = new Map(
    lines(git('diff', '--no-renames', '--name-status', base)).map((line) => [line.slice(2), line[0]]),
  )
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'))
  const changed = [...new Set([...before.keys(), ...untracked])]
  const tree = {
    files: [...new Set([...lines(git('ls-files')), ...changed])],
    read: (file: string) => (existsSync(join(repository, file)) ? readFileSync(join(repository, file), 'utf8') : ''),
    readBefore: (file: string) => ('MD'.includes(before.get(file) ?? '-') ? git('show', `${base}:${file}`) : undefined),
  }
  const selection = selectTests(tree, changed)
  const head = `Changed since ${base.slice(0, 8)}: ${changed.length} files`
  process.stdout.write(JSON.stringify({ ...selection, report: [head, ...selection.report.map((line) => `  ${line}`)] }))
}

try {
  main(process.argv[2])
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
