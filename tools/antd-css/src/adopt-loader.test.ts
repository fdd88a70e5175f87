import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import adoptLoader from './adopt-loader.mjs'
import { antdDir } from './antd-package'

function read(packageName: string, file: string): string {
  const manifest = createRequire(join(antdDir, 'package.json')).resolve(`${packageName}/package.json`)
  return readFileSync(join(dirname(manifest), file), 'utf8')
}

test.each([
  ['@rc-component/util', 'es/Dom/dynamicCSS.js', ['updateCSS', 'removeCSS']],
  ['@ant-design/icons', 'es/cssUtils.js', ['updateCSS']],
])('%s writes styles into constructed sheets', (packageName, file, names) => {
  const changed = adoptLoader(read(packageName, file))
  expect(changed).toMatch(new RegExp(`export \\{ ${names.join(', ')} \\} from ".*adopt-styles\\.mjs"$`))
  for (const name of names) expect(changed.match(new RegExp(`\\b${name}\\b`, 'g')), name).toHaveLength(1)
})

test.each([
  ['@rc-component/input', 'es/calculateNodeHeight.js', 'setStyleText(hiddenTextarea, `'],
  ['antd', 'es/watermark/useWatermark.js', 'setStyleText(watermarkEle, getStyleStr('],
])('%s sets style attributes as properties', (packageName, file, call) => {
  const changed = adoptLoader(read(packageName, file))
  expect(changed).toContain(call)
  expect(changed).not.toContain("setAttribute('style'")
})

test('a module with another way to write styles fails the build', () => {
  expect(() => adoptLoader('export const updateStyles = () => 0')).toThrow('tools/antd-css')
})
