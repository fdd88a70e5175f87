// Commands of a developer in a copy of this checkout.
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { wwwDir } from '../../support/product'
import { copyRepository, type RepositoryCopy } from '../../support/releases/repository-copy'

test.setTimeout(400_000)

let copy: RepositoryCopy
test.beforeAll(async () => {
  copy = await copyRepository()
})
test.afterAll(() => copy.remove())

const script = (...args: string[]) => copy.run(process.execPath, '--import', 'tsx', ...args)
const mf = (...args: string[]) => script('tools/toolchain/src/mf/cli.ts', ...args)
const vitest = (project: string, ...filters: string[]) =>
  copy.run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project', project, ...filters)

test('[PAGE-30] `pnpm mf new` writes a module that passes all checks and is released', async () => {
  const www = join(copy.dir, '.dist/build')
  await cp(wwwDir, www, { recursive: true })

  await test.step('nothing outside of its folder changes but the lockfile', async () => {
    await mf('new', 'coupons', '--page', '/admin/coupons', 'Cupons', '--dir', www)
    expect(await copy.run('git', 'diff', '--name-only')).toBe('pnpm-lock.yaml\n')
    const added = await copy.run('git', 'ls-files', '--others', '--exclude-standard')
    expect(added.trim().split('\n')).toHaveLength(8)
    expect(added.match(/^mf-coupons\//gm)).toHaveLength(8)
  })
  await test.step('types, lint, import rules and its unit tests pass', async () => {
    await Promise.all([
      copy.run(process.execPath, 'tools/toolchain/bin/test.mjs', 'typecheck'),
      copy.run(process.execPath, 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'mf-coupons'),
      copy.run(process.execPath, 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
      script('tools/toolchain/src/lint-prose.ts', 'mf-coupons'),
      vitest('unit', 'mf-coupons/', 'tools/toolchain/src/checks/'),
    ])
  })
  await test.step('its component tests pass', () => vitest('components', 'mf-coupons/'))
  await test.step('it passes the gate and is live', async () => {
    expect(await mf('release', 'mf-coupons', '--dir', www, '--anyway', 'tested above')).toContain(' is live')
  })
  await test.step('its end-to-end test passes', () => script('e2e/combination/run.ts', 'mf-coupons/e2e/'))
})
