import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { commentProblems, nameProblems, namesOf, proseOf, proseProblems, textsOf } from './checks/prose'

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...process.argv.slice(2)],
  { encoding: 'utf8' },
)
// The check itself names the forbidden forms. A deleted file is listed until its deletion is committed.
const files = listed.split('\n').filter((file) => /\.(md|tsx?|mjs|css|sql)$/.test(file) && !/checks\/prose/.test(file))
// Written once more for 1.0.0: until then a changed migration renames the baseline.
const isMigration = (file: string) => file.startsWith('supabase/migrations/')
const problems = files.filter(existsSync).flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  const isComment = !file.endsWith('.md') && !isMigration(file)
  const found = [
    ...proseOf(file, source).map((prose) => ({
      line: prose.line,
      problems: [...proseProblems(prose), ...(isComment && !prose.isTitle ? commentProblems(prose.text) : [])],
    })),
    ...namesOf(file, source).map(({ line, text }) => ({ line, problems: nameProblems(text) })),
    ...textsOf(file, source).map(({ line, text }) => ({ line, problems: proseProblems({ text, isTitle: false }) })),
  ]
  return found.flatMap(({ line, problems: all }) => all.map((problem) => `${file}:${line}: ${problem}`))
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`${problems.length} unusual forms (see CONTEXT.md, Words of code and documents)`)
  process.exitCode = 1
}
