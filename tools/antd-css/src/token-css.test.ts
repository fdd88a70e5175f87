import { expect, test } from 'vitest'
import { type TokenDraws, tokenCss } from './token-css'

const KEY = 'button/style/index Button ant-btn'
const draw = (css: string) => new Map([[KEY, { module: '', component: '', key: 'loja', scope: '', css }]])

function draws(css: Partial<Record<keyof TokenDraws, string>> & { base: string }): TokenDraws {
  const of = (name: keyof TokenDraws) => draw(css[name] ?? css.base)
  return { base: of('base'), dark: of('dark'), still: of('still'), phone: of('phone'), all: of('all') }
}

test('tokens are written once, followed by the differences of each condition', () => {
  const css = tokenCss(
    KEY,
    draws({
      base: '.loja.ant-btn{--a:1px;--b:red;--c:0.2s;}',
      dark: '.loja.ant-btn{--a:1px;--b:blue;--c:0.2s;}',
      still: '.loja.ant-btn{--a:1px;--b:red;--c:0s;}',
      phone: '.loja.ant-btn{--a:2px;--b:red;--c:0.2s;}',
      all: '.loja.ant-btn{--a:2px;--b:blue;--c:0s;}',
    }),
  )
  expect(css).toBe(
    '.loja.ant-btn{--a:1px;--b:red;--c:0.2s;}' +
      ':where([data-theme="dark"]) .loja.ant-btn{--b:blue;}' +
      '@media (prefers-reduced-motion:reduce){.loja.ant-btn{--c:0s;}}' +
      '@media (max-width:767.98px){.loja.ant-btn{--a:2px;}}',
  )
})

test('each of two classes has its dark tokens', () => {
  const css = tokenCss(
    KEY,
    draws({ base: '.loja.a, .loja.b{--x:1;}', dark: '.loja.a, .loja.b{--x:2;}', all: '.loja.a, .loja.b{--x:2;}' }),
  )
  expect(css).toBe(
    '.loja.a, .loja.b{--x:1;}:where([data-theme="dark"]) .loja.a{--x:2;}:where([data-theme="dark"]) .loja.b{--x:2;}',
  )
})

test('a component without tokens has no rule', () => {
  expect(tokenCss(KEY, draws({ base: '' }))).toBe('')
})

test.each([
  ['another value', '.loja.ant-btn{--a:9px;}'],
  ['one token more', '.loja.ant-btn{--a:1px;--b:1px;}'],
])('conditions whose combination differs from their sequence are refused: %s', (_, all) => {
  expect(() => tokenCss(KEY, draws({ base: '.loja.ant-btn{--a:1px;}', all }))).toThrow(/one after the other/)
})
