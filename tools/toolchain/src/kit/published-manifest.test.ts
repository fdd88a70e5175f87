import { expect, test } from 'vitest'
import { publishedManifest } from './published-manifest'

const manifest = (dependencies: Record<string, string>) =>
  publishedManifest({ name: '@loja/ui', version: '3.3.0-1a2b3c4d', dependencies }, ['@loja/ui', '@loja/data'])

test('a published package names exact versions and neither the workspace nor a private field', () => {
  const { dependencies, peerDependencies, ...fields } = manifest({ 'd3-array': '3.2.5' })
  expect(dependencies).toEqual({ 'd3-array': '3.2.5' })
  expect(peerDependencies).toEqual({})
  expect(fields).toEqual({
    ...{ name: '@loja/ui', version: '3.3.0-1a2b3c4d', license: 'UNLICENSED', type: 'module' },
    engines: { node: '>=20.19.0' },
  })
})

test('what a page has once and packages of the same kit are peers', () => {
  const { dependencies, peerDependencies } = manifest({ react: '19.3.1', antd: '6.6.8', '@loja/data': '0.1.0' })
  expect(dependencies).toEqual({})
  expect(peerDependencies).toEqual({ '@loja/data': '3.3.0-1a2b3c4d', antd: '6.6.8', react: '19.3.1' })
})

test('a package of ours that is not packed is bundled, and no dependency', () => {
  const { dependencies, peerDependencies } = manifest({ '@loja/shell': '0.1.0', '@loja/ui': '0.1.0' })
  expect({ ...dependencies, ...peerDependencies }).toEqual({})
})
