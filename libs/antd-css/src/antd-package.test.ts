import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { antdDir, drawnComponents, styleModules } from './antd-package'

test('every component of antd is drawn, the colour picker excepted', () => {
  const components = drawnComponents()
  expect(components).toEqual(expect.arrayContaining(['button', 'date-picker', 'qr-code', 'message']))
  expect(components).not.toContain('color-picker')
  expect(components.filter((folder) => !existsSync(join(antdDir, 'es', folder, 'index.js')))).toEqual([])
})

test('style modules are found beside components and below them', () => {
  const modules = styleModules()
  expect(modules).toEqual(expect.arrayContaining(['button/style/compact', 'table/style/index', '_util/wave/style']))
  expect(modules.filter((module) => module.startsWith('color-picker'))).toEqual([])
})
