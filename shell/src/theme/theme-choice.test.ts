import { expect, test } from 'vitest'
import script from '../start/early.js?raw'
import { parseThemeChoice, resolveScheme, THEME_KEY } from './theme-choice'

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['sepia', true, 'dark'],
])('resolveScheme of %s with system dark %s is %s', (stored, systemIsDark, scheme) => {
  expect(resolveScheme(parseThemeChoice(stored), systemIsDark)).toBe(scheme)
})

test('early.js reads the key of the theme', () => {
  expect(script).toContain(`'${THEME_KEY}'`)
})
