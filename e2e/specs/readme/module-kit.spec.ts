import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startDev } from '../../support/dev-command'
import { type KitWorkspace, makeKitWorkspace } from '../../support/kit/workspace'
import { openPage } from '../../support/open-page'
import { expect, test } from '../../support/releases/own-admin'
import { lookUntil } from '../../support/releases/page-releases'
import { removeTree } from '../../support/releases/release-tree'

test.use({ account: 'admin' })
test.describe.configure({ timeout: 300_000 })

/** pnpm's packages see only the dependencies that they name. */
let workspace: KitWorkspace
test.beforeAll(async () => {
  // The limit of the tests does not apply to hooks.
  test.setTimeout(300_000)
  workspace = await makeKitWorkspace()
  expect((await workspace.install('pnpm')).output).toContain('Done in')
  const made = await workspace.run('mf', 'new', 'coupons', '--page', '/admin/coupons', 'Cupons', '--order', '90')
  expect(made.output).toContain('mf-coupons has the page /admin/coupons')
})
test.afterAll(() => workspace.remove())

test('[DEV-05] a module of another repository is developed in the admin', async ({ page, admin, product }) => {
  const mf = join(workspace.folder, 'node_modules/@loja/module-kit/lib/cli.js')
  const dev = await startDev([mf, 'dev', 'mf-coupons', '--shell', product.url], { cwd: workspace.folder })
  try {
    expect(dev.address).toContain(`http://localhost:${admin.port}/`)
    await page.goto(dev.address)
    await page.getByRole('button', { name: 'Carregar código' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cupons' })).toBeVisible()
    await expect(page.getByText(/^\d+ registros$/)).toBeVisible()
    // Late parts of the page would fail to load from a stopped server.
    await page.close()
  } finally {
    await dev.stop()
  }
})

const MISTAKES: [file: string, from: string, to: string, sentence: RegExp][] = [
  [
    'src/coupons/queries.ts',
    "import { useMemo } from 'react'",
    "import '../../../node_modules/react/cjs/react.production.js'\nimport { useMemo } from 'react'",
    /holds react, which the page has once and from the shell/,
  ],
  ['src/module.ts', '/admin/coupons', '/admin/orders', /belongs to mf-orders/],
  [
    'package.json',
    '"contract": "^3.',
    '"contract": "^3.9',
    /offers contract 3\.\d+\.\d+, and mf-coupons@\S+ needs \^3\.9/,
  ],
]

test('[DEV-06] the gate refuses a module that does not fit, with all reasons', async ({ admin }) => {
  const sources = new Map<string, string>()
  for (const [file, from, to] of MISTAKES) {
    const path = join(workspace.folder, 'mf-coupons', file)
    const source = await readFile(path, 'utf8')
    expect(source).toContain(from)
    sources.set(path, source)
    await writeFile(path, source.replace(from, to))
  }
  const { code, output } = await workspace.run('mf', 'release', 'mf-coupons', '--dir', admin.dir, '--anyway', 'teste')
  for (const [path, source] of sources) await writeFile(path, source)
  for (const [, , , sentence] of MISTAKES) expect(output).toMatch(sentence)
  expect(code).toBe(5)
})

test('[DEV-05] a command without the release directory is refused at once', async () => {
  for (const command of ['release', 'status']) {
    const { code, output } = await workspace.run('mf', command, 'mf-coupons')
    expect([code, output]).toEqual([2, expect.stringContaining('needs the release directory of the admin: --dir')])
  }
})

test('[DEV-04] [DEV-05] [DEV-07] a release builds the module for the admin', async ({ page, admin }) => {
  await page.goto('/admin/orders')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: 'Pedidos' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Cupons' })).toBeHidden()

  const source = join(workspace.folder, 'mf-coupons/src/coupons/queries.ts')
  const text = await readFile(source, 'utf8')
  const changed = text.replace('queryKey: brandKeys.list', 'queryKey: [...brandKeys.list, paths.products]')
  await writeFile(source, `import { paths } from '@loja/platform'\n${changed}`)
  const released = await workspace.run('mf', 'release', 'mf-coupons', '--dir', admin.dir)
  expect(released.output).toContain('Tests of mf-coupons pass')
  expect(released.output).toMatch(/mf-coupons@1\.0\.0-\w{8} is live/)
  expect(released.code).toBe(0)
  const status = await workspace.run('mf', 'status', 'mf-coupons', '--dir', admin.dir)
  expect(status.output).toContain('uses 1 deprecated export: paths (since 3.3.0, use pagePath)')

  const link = menu.getByRole('link', { name: 'Cupons' })
  await lookUntil(page, () => expect(link).toBeVisible({ timeout: 1_000 }))
  await openPage(page, 'Cupons')
  await expect(page.getByRole('heading', { level: 1, name: 'Cupons' })).toBeVisible()
  await expect(page.getByText(/^\d+ registros$/)).toBeVisible()
})

test('[DEV-04] npm installs the kit too, and its types and build work', async () => {
  await removeTree(join(workspace.folder, 'node_modules'))
  expect((await workspace.install('npm')).output).toContain('added')
  expect(await workspace.run('tsc', '--noEmit')).toEqual({ code: 0, output: '' })
  expect((await workspace.run('mf', 'build', 'mf-coupons')).output).toMatch(/^\.dist\/releases\/mf-coupons\/1\.0\.0-/)
})
