import { expect, test } from 'vitest'
import { commentProblems, nameProblems, namesOf, proseOf, proseProblems, textsOf } from './prose'

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

test('reads a comment over several lines as one sentence', () => {
  const source = 'const a = 1\n// The import goes\n// on after a reload.\n'
  expect(proseOf('x.ts', source)).toEqual([{ line: 2, text: 'The import goes on after a reload.', isTitle: false }])
})

test('reads the titles of tests and not other strings', () => {
  const source =
    "const url = 'https://x'\ntest('shows the row', () => {})\ntest.each([\n  1,\n])('adds %s', () => {})\n"
  expect(proseOf('x.test.ts', source).map(({ text }) => text)).toEqual(['shows the row', 'adds %s'])
})

test('reports comments without a subject', () => {
  for (const text of [
    'Of the order.',
    'Of a remote: its imports.',
    'As in the request line.',
    'Without prices, because it may be a present.',
    'Closes the dialog. Without triggers, which would stamp the move.',
  ]) {
    expect(commentProblems(`/** ${text} */`), text).toHaveLength(1)
  }
  for (const text of ['The id of the order.', 'Without TLS there is no clipboard API.', 'Only some of the rows.']) {
    expect(commentProblems(text), text).toEqual([])
  }
})

test('reads names of functions, types and variables, and not comments', () => {
  const source = 'const told = 1\n// const kept = 1\nfunction sayLeftOut() {}\ninterface Shown {}\n'
  expect(namesOf('x.ts', source)).toEqual([
    { line: 1, text: 'told' },
    { line: 3, text: 'sayLeftOut' },
    { line: 4, text: 'Shown' },
  ])
  expect(['told', 'sayLeftOut', 'isKept', 'Shown', 'essay'].map((name) => nameProblems(name).length)).toEqual([
    1, 1, 1, 0, 0,
  ])
})

test('reads sentences of commands, and neither SQL nor texts of pages', () => {
  const source = "log('What is live did not change.')\nconst id = 'what-is'\nsql(`select kept from a where b`)\n"
  expect(textsOf('tools/release/src/x.ts', source)).toEqual([{ line: 1, text: 'What is live did not change.' }])
  expect(textsOf('mf-orders/src/x.ts', source)).toEqual([])
})
