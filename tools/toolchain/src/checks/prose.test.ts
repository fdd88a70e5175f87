import { expect, test } from 'vitest'
import { proseOf, proseProblems } from './prose'

const problems = (text: string, isTitle = false) => proseProblems({ text, isTitle })

test('reports each unusual form', () => {
  for (const text of [
    'Returns what is stored.',
    'Nobody reads it.',
    'The row stands in the table.',
    'The user is told.',
    'The text is passed on as it is.',
    'For the owner alone.',
    'Who cancels waits for the answer.',
    'One page for who reads.',
    'There is one, or there is none.',
    'The import goes on.',
    'Read anew.',
    'That which shows modules.',
    'Retries, be the remote disabled or not.',
    'The row is kept.',
  ]) {
    expect(problems(text), text).toHaveLength(1)
  }
})

test('accepts usual English', () => {
  for (const text of [
    'What happens when the answer is lost?',
    'What is stored when the name is empty?',
    'The value must be the stored one.',
    'Returns the users who placed an order.',
    'Who saves? The caller.',
  ]) {
    expect(problems(text), text).toEqual([])
  }
})

test('reports a semicolon in a test title', () => {
  expect(problems('shows the row; hides the notice', true)).toHaveLength(1)
  expect(problems('shows the row; hides the notice')).toEqual([])
})

test('reads a comment over several lines as one sentence', () => {
  const source = 'const a = 1\n// The import goes\n// on after a reload.\n'
  expect(proseOf('x.ts', source)).toEqual([{ line: 2, text: 'The import goes on after a reload.', isTitle: false }])
})

test('skips code in backticks', () => {
  expect(proseOf('x.md', 'Do not write `told`.\n').map(({ text }) => text)).toEqual(['Do not write .'])
})

test('reads the titles of tests and not other strings', () => {
  const source =
    "const url = 'https://x'\ntest('shows the row', () => {})\ntest.each([\n  1,\n])('adds %s', () => {})\n"
  expect(proseOf('x.test.ts', source).map(({ text }) => text)).toEqual(['shows the row', 'adds %s'])
})
