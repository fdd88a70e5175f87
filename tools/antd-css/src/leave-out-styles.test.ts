import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { antdDir, styleModules } from './antd-package'
import { endOfImports, leaveOutStyles } from './leave-out-styles.mjs'

const read = (module: string) => readFileSync(join(antdDir, 'es', `${module}.js`), 'utf8')

test.each([
  [
    "genStyleHooks('A', token => [genA(token)], prepare, { unitless: { x: true } })",
    "genStyleHooks('A', 0, prepare, { unitless: { x: true } })",
  ],
  ["genStyleHooks('A', genA)", "genStyleHooks('A', 0)"],
  ["genSubStyleComponent(['A', 'b'], token => genA(token), prepare)", '() => null'],
  ["genComponentStyleHook('A', genA)", "() => ''"],
  ["new Keyframes('a', {})", "/*#__PURE__*/ new Keyframes('a', {})"],
])('%s', (before, after) => {
  expect(leaveOutStyles(`export default ${before};`)).toBe(`export default ${after};`)
})

test('the argument of a hook is removed with its content', () => {
  expect(leaveOutStyles("genStyleHooks('A', token => [new Keyframes('a', {})])")).toBe("genStyleHooks('A', 0)")
})

test('no style module of antd keeps a function that makes styles', () => {
  const modules = styleModules()
  expect(modules.length).toBeGreaterThan(70)
  for (const module of modules) {
    const changed = leaveOutStyles(read(module))
    const calls = changed.match(/\bgen(StyleHooks|ComponentStyleHook|SubStyleComponent)\((?!['"[][^)]*?, 0[,)])[^\n]*/g)
    expect(calls, module).toBeNull()
  }
})

test('CSS is imported after all other imports', () => {
  const source = "import { a } from './a';\nimport { b } from './b';\nconst c = 1;\n"
  expect(source.slice(endOfImports(source))).toBe('\nconst c = 1;\n')
})
