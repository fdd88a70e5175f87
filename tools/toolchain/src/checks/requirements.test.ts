import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const TEST_FILE = /\.(test|spec)\.tsx?$/
const ID = /\b[A-Z]{2,5}-\d{2}\b/g

interface Section {
  isFinished: boolean
  ids: string[]
}

function readSections(): Section[] {
  const text = readFileSync(join(repository, 'docs/requirements.md'), 'utf8')
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      isFinished: !/^Status: in progress\./m.test(section),
      ids: [...section.matchAll(/^- ([A-Z]+-\d{2}): /gm)].map((match) => match[1] ?? ''),
    }))
}

function testFilesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return testFilesBelow(path)
    return TEST_FILE.test(entry.name) ? [path] : []
  })
}

function idsInTitles(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of testFilesBelow(repository)) {
    for (const [bracket] of readFileSync(file, 'utf8').matchAll(/\[[A-Z]{2,5}-\d{2}[^\]\n]*\]/g)) {
      for (const [id] of bracket.matchAll(ID)) found.set(id, file)
    }
  }
  return found
}

const sections = readSections()
const titles = idsInTitles()

test('every section has lines, and every number is unique', () => {
  const ids = sections.flatMap((section) => section.ids)
  expect(sections.filter((section) => section.ids.length === 0)).toEqual([])
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a number in the title of a test is a line of docs/requirements.md', () => {
  const known = new Set(sections.flatMap((section) => section.ids))
  expect([...titles].filter(([id]) => !known.has(id))).toEqual([])
})

test('each line of a finished section has a test', () => {
  const lines = sections.filter((section) => section.isFinished).flatMap((section) => section.ids)
  expect(lines.filter((id) => !titles.has(id))).toEqual([])
})
