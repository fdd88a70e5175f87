import { expect, test } from 'vitest'
import { styleModules } from './antd-package'

test('style modules are found beside components and below them', () => {
  const modules = styleModules()
  expect(modules).toEqual(expect.arrayContaining(['button/style/compact', 'table/style/index', '_util/wave/style']))
  expect(modules.filter((module) => module.startsWith('color-picker'))).toEqual([])
})
