import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (file: string) => readFileSync(join(repository, file), 'utf8')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
}).split('\n')
const places = new Set(
  files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))),
)

const PATH = /(?<![\w./@-])(?:shell|mf-[a-z0-9-]+|libs|tools|supabase|e2e|bench|docs)\/[\w./-]*[\w-]/g
const ADR = /(?:ADR |docs\/adr\/)(\d{4})/g
const REQUIREMENT_LINE = /^- (([A-Z]+)-\d{2}):/gm
const LINK = /\]\(([^)\s#]*)(?:#([^)]+))?\)/g
const SECTION = /(?:"([^"\n]+)"|\b(?:step|section|point) (\d+)) (?:in|of) `?(\w[\w/.-]*\.md)/gi
const SIGN_WITHOUT_SPEC = /(?<![\p{L}§])(?<!\bspec )§[^\n]{0,20}/gu
const COMMENT = { sql: /--.*/g, code: /(?<![:"'`])\/\/ .*|\/\*[\s\S]*?\*\//g }

function proseOf(file: string): string {
  if (file.endsWith('.md')) return read(file)
  return [...read(file).matchAll(file.endsWith('.sql') ? COMMENT.sql : COMMENT.code)].map(([text]) => text).join('\n')
}

const prose = files
  .filter((file) => /\.(md|ts|tsx|mjs|css|sql)$/.test(file))
  .map((file) => ({ file, text: proseOf(file) }))
const isPlace = (path: string) => ['', '.ts', '.tsx'].some((ending) => places.has(path + ending))

test('every path that a document or a comment names exists', () => {
  const lost = prose.flatMap(({ file, text }) =>
    [...text.matchAll(PATH)]
      .map(([path]) => path)
      .filter((path) => !isPlace(path) && !/^docs\/adr\/\d{4}$/.test(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(lost).toEqual([])
})

test('every decision and every requirement that is named exists', () => {
  const decisions = new Set(files.map((file) => /^docs\/adr\/(\d{4})-/.exec(file)?.[1]))
  const lines = [...read('docs/requirements.md').matchAll(REQUIREMENT_LINE)]
  const requirements = new Set(lines.map(([, id]) => id))
  const requirement = new RegExp(`\\b(?:${[...new Set(lines.map(([, , kind]) => kind))].join('|')})-\\d{2}\\b`, 'g')
  const lost = prose.flatMap(({ file, text }) => [
    ...[...text.matchAll(ADR)].filter(([, id]) => !decisions.has(id)).map(([name]) => `${file}: ${name}`),
    ...[...text.matchAll(requirement)].filter(([id]) => !requirements.has(id)).map(([id]) => `${file}: ${id}`),
  ])
  expect(lost).toEqual([])
})

test('every link of a document leads to a file, and to a heading of it', () => {
  const lost = prose
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(LINK)]
        .filter(([, target = '']) => !/^[a-z]+:/.test(target))
        .filter(([, target = '', anchor]) => {
          const path = target === '' ? file : posix.join(posix.dirname(file), target)
          return !places.has(path) || (anchor !== undefined && !anchorsOf(path).includes(anchor))
        })
        .map(([link]) => `${file}: ${link}`),
    )
  expect(lost).toEqual([])
})

test('every section that is named exists, and § is only used for the specification', () => {
  const lost = prose.flatMap(({ file, text }) => [
    ...[...text.matchAll(SIGN_WITHOUT_SPEC)].map(([sign]) => `${file}: ${sign}`),
    ...[...text.matchAll(SECTION)]
      .filter(([, heading, number, document = '']) => !hasSection(document, heading ?? `${number}.`))
      .map(([name]) => `${file}: ${name}`),
  ])
  expect(lost).toEqual([])
})

function hasSection(document: string, name: string): boolean {
  const path = [document, `docs/${document}`].find((candidate) => places.has(candidate))
  if (path === undefined) return false
  const lines = read(path).split('\n')
  return lines.some((line) => {
    const heading = line.replace(/^#+ /, '')
    return /^\d+\.$/.test(name) ? heading.startsWith(`${name} `) : heading !== line && heading === name
  })
}

function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}
