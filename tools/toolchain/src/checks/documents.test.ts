import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
const words = (file: string) => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length
const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length

test('a decision has at most 400 words, results of a bench at most 40 lines', () => {
  expect(files('docs/adr/*.md').filter((file) => words(file) > 400)).toEqual([])
  expect(files('bench/results/*.md').filter((file) => lines(file) > 40)).toEqual([])
})

test('there are at most 42,000 words of documents and 24 screenshots', () => {
  expect(files('*.md').reduce((sum, file) => sum + words(file), 0)).toBeLessThanOrEqual(42_000)
  expect(files('docs/screenshots/*.png').length).toBeLessThanOrEqual(24)
})
