// These commands need a checkout and no running admin.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@loja/backend/testing/cluster'
import { expect, test } from '@playwright/test'
import { READY, readmeTest, useReadmeCopy } from '../../support/readme/readme-test'
import { submitSignIn } from '../../support/test'

const copy = useReadmeCopy()

readmeTest('npm test -- --help', async (npm) => {
  const { code, output } = await npm.run()
  expect([code, output]).toEqual([0, expect.stringContaining('typecheck')])
})

readmeTest('npm test -- --changed', async (npm) => {
  const { code, output } = await npm.run()
  expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed$/m)])
})

readmeTest('pnpm mf kit <folder>', async (pnpm) => {
  const folder = join(copy().dir, '.dist/marketing')
  expect(await pnpm.run({ values: { '<folder>': folder } })).toMatchObject({ code: 0 })
  expect(await readFile(join(folder, 'README.md'), 'utf8')).toContain('mf')
})

readmeTest('pnpm dev mf-orders', async (pnpm, page) => {
  const dev = await pnpm.start(READY, { env: { PORT: String(await freePort()), DATA_DIR: '.cache/dev-data' } })
  await page.goto(dev.printed[0] ?? '')
  await submitSignIn(page)
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
  await page.close()
  await dev.stop()
})

readmeTest('pnpm mf new coupons --page /admin/coupons "Cupons"', async (pnpm) => {
  expect(await pnpm.run()).toMatchObject({ code: 0 })
  expect(await copy().run('git', 'diff', '--name-only', '--')).toBe('pnpm-lock.yaml\n')
  const added = await copy().run('git', 'ls-files', '--others', '--exclude-standard', 'mf-coupons')
  expect(added.trim().split('\n')).toHaveLength(8)
})

test('[PAGE-30] a new module passes the checks of the tree', async () => {
  const node = (...args: string[]) => copy().run(process.execPath, ...args)
  await node('tools/toolchain/bin/test.mjs', 'typecheck', 'lint')
  await node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'tools/toolchain/src/checks')
})

test('[PAGE-30] a new module passes its tests and is released', async () => {
  const mf = (...args: string[]) =>
    copy().run(process.execPath, '--import', 'tsx', 'tools/toolchain/src/mf/cli.ts', ...args)
  const released = await mf('release', 'mf-coupons', '--dir', '.dist/build')
  expect(released).toMatch(/Tests of .*mf-coupons.* pass\b.*mf-coupons@\S+ is live/s)
  await copy().run(process.execPath, '--import', 'tsx', 'e2e/combination/run.ts', 'mf-coupons/e2e/')
})

readmeTest('pnpm bench', async (pnpm) => {
  expect(await pnpm.run()).toMatchObject({ code: 0, output: expect.stringContaining('import') })
})
