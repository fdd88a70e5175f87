import { buildTheme } from '@loja/ui/parts'
import { theme } from 'antd'
import { expect, test } from 'vitest'
import frame from './frame.css?raw'
import stage from './SignInStage.module.css?raw'

const variablesOf = (rule: string | undefined) =>
  [...(rule ?? '').matchAll(/--ant-(color-[\w-]+): (.+);/g)].map(([, name = '', value]) => ({ name, value }))
const [lightStage, darkStage] = stage.split('[data-theme')
const [, lightFrame, darkFrame] = frame.split('[data-theme')

test.each([
  ['sign-in page', 'light', lightStage, 12],
  ['sign-in page', 'dark', darkStage, 12],
  ['drawn frame', 'light', lightFrame, 2],
  ['drawn frame', 'dark', darkFrame, 2],
] as const)('the %s has the colours of the %s theme', (_, scheme, rules, count) => {
  const variables = variablesOf(rules)
  const tokens = theme.getDesignToken(buildTheme(scheme, { motion: true, isPhone: false }))
  const tokenOf = (name: string) => tokens[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as never]
  expect(variables.length).toBeGreaterThanOrEqual(count)
  expect(variables).toEqual(variables.map(({ name }) => ({ name, value: tokenOf(name) })))
})
