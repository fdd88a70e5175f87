import { expect, test } from 'vitest'
import { isNestedDeeper } from './json-depth'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each([
  ['', false],
  ['1', false],
  [nested(3), false],
  [nested(4), true],
  ['{"a":{"b":{"c":{}}}}', true],
  ['{"a":[1],"b":[2],"c":[3],"d":[4]}', false],
  ['"[[[["', false],
  [String.raw`"\"[[[["`, false],
  [String.raw`"\\"[[[[`, true],
  [']]]][[[[[[[', false],
])('%s is deeper than 3: %s', (text, deeper) => {
  expect(isNestedDeeper(new TextEncoder().encode(text), 3)).toBe(deeper)
})
