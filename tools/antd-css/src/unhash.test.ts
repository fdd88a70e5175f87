import { expect, test } from 'vitest'
import { unhash } from './unhash'

test.each([
  ['a class of antd needs no more', ':where(.css-1x).ant-btn{color:red;}', '.ant-btn{color:red;}'],
  ['in every selector of a list', ':where(.css-1x).a,:where(.css-1x).b{}', '.a,.b{}'],
  ['an element is one of antd', 'a:where(.css-1x):hover{}', 'a:where(.loja):hover{}'],
  ['a named element with a class too', 'textarea:where(.css-1x).ant-input{}', 'textarea:where(.loja).ant-input{}'],
  ['what stands in antd', ':where(.css-1x) a{}', ':where(.loja) a{}'],
  ['after a rule', '.a{}:where(.css-1x).ant-btn{}', '.a{}.ant-btn{}'],
  ['in a query', '@media print{:where(.css-1x).ant-btn{}}', '@media print{.ant-btn{}}'],
  [
    'names of animations',
    '@keyframes css-1x-antFadeIn{}.a{animation-name:css-1x-antFadeIn;}',
    '@keyframes antFadeIn{}.a{animation-name:antFadeIn;}',
  ],
  ['nothing else that begins so', '.ant-select-css-var{}.css-1xy{}', '.ant-select-css-var{}.css-1xy{}'],
])('%s', (_, css, expected) => {
  expect(unhash(css, 'css-1x', 'loja')).toBe(expected)
})

test('CSS without a hash is unchanged', () => {
  expect(unhash('.anticon{}', '', 'loja')).toBe('.anticon{}')
})
