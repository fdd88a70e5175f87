// Reports unusual English in comments, test titles and documents. Paths limit the check.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { proseOf, proseProblems } from './checks/prose'

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...process.argv.slice(2)],
  { encoding: 'utf8' },
)
// The check itself names the forbidden forms. A deleted file is listed until its deletion is committed.
const files = listed.split('\n').filter((file) => /\.(md|tsx?|mjs|css|sql)$/.test(file) && !/checks\/prose/.test(file))
const problems = files.filter(existsSync).flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  return proseOf(file, source).flatMap((prose) =>
    proseProblems(prose).map((problem) => `${file}:${prose.line}: ${problem}`),
  )
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`${problems.length} unusual forms (see CONTEXT.md, Words of code and documents)`)
  process.exitCode = 1
}
