import { expect, test } from 'vitest'
import script from '../../public/early.js?raw'
import { parseThemeChoice, resolveScheme, THEME_KEY } from './theme-choice'

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['sepia', true, 'dark'],
])('%s kept, system dark %s: %s', (stored, systemIsDark, scheme) => {
  expect(resolveScheme(parseThemeChoice(stored), systemIsDark)).toBe(scheme)
})

test('the script that runs before the first paint reads the same key', () => {
  expect(script).toContain(`'${THEME_KEY}'`)
})
