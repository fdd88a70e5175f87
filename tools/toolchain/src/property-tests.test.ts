import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packageDirs } from '../bin/install.mjs'
import { repository } from '../bin/repository.mjs'

function generated(): number[] {
  const values: number[] = []
  fc.assert(fc.property(fc.integer(), (value) => void values.push(value)))
  return values
}

test('each run of the tests generates the same values', () => {
  expect(fc.readConfigureGlobal()).toEqual({ seed: Number(process.env.LOJA_TEST_SEED) })
  expect(generated()).toEqual(generated())
})

test('all packages have the copy of fast-check that has the seed', () => {
  const copies = packageDirs()
    .map((dir) => join(repository, dir, 'node_modules/fast-check'))
    .filter((path) => existsSync(path))
  expect(copies.length).toBeGreaterThan(3)
  expect(new Set(copies.map((path) => realpathSync(path))).size).toBe(1)
})
