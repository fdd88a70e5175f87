import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testedReleases } from '../../combination/environment'
import { freePort, startDev } from '../../support/dev-command'
import { type KitWorkspace, makeKitWorkspace } from '../../support/kit/workspace'
import { openPage } from '../../support/open-page'
import { startProduct } from '../../support/product'
import { test as base, expect } from '../../support/test'

interface Admin {
  /** Release directory. */
  dir: string
  port: number
}

/**
 * A workspace with one module and an admin with its own release directory. pnpm, because its packages see only the
 * dependencies that they name.
 */
const test = base.extend<object, { workspace: KitWorkspace; admin: Admin }>({
  workspace: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a destructured parameter.
    async ({}, use) => {
      const workspace = await makeKitWorkspace()
      expect((await workspace.install('pnpm')).output).toContain('Done in')
      const made = await workspace.run('mf', 'new', 'coupons', '--page', '/admin/coupons', 'Cupons', '--order', '90')
      expect(made.output).toContain('mf-coupons has the page /admin/coupons')
      await use(workspace)
      await workspace.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  admin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a destructured parameter.
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'loja-admin-'))
      await cp(testedReleases().dir, dir, { recursive: true })
      await use({ dir, port: await freePort() })
      await rm(dir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ admin }, use) => {
      const product = await startProduct(admin.dir, { localModulePorts: [admin.port] })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.use({ account: 'admin' })
test.describe.configure({ timeout: 300_000 })

test('[DEV-05] a module of another repository runs in the admin while it is developed', async ({
  page,
  workspace,
  admin,
  product,
}) => {
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

const refused: [what: string, file: string, from: string, to: string, sentence: RegExp][] = [
  [
    'contains React',
    'src/coupons/queries.ts',
    "import { useMemo } from 'react'",
    "import '../../../node_modules/react/cjs/react.production.js'\nimport { useMemo } from 'react'",
    /holds react, which the page has once and from the shell/,
  ],
  ['claims a page of another module', 'src/module.ts', '/admin/coupons', '/admin/orders', /belongs to mf-orders/],
  [
    'needs a newer contract',
    'package.json',
    '"contract": "^3.',
    '"contract": "^3.9',
    /offers contract 3\.\d+\.\d+, and mf-coupons@\S+ needs \^3\.9/,
  ],
]
for (const [what, file, from, to, sentence] of refused) {
  test(`[DEV-06] the gate refuses a module that ${what}`, async ({ workspace, admin }) => {
    const path = join(workspace.folder, 'mf-coupons', file)
    const source = await readFile(path, 'utf8')
    expect(source).toContain(from)
    await writeFile(path, source.replace(from, to))
    const { code, output } = await workspace.run('mf', 'release', 'mf-coupons', '--dir', admin.dir, '--skip-tests')
    await writeFile(path, source)
    expect(output).toMatch(sentence)
    expect(code).toBe(5)
  })
}

test('[DEV-04] [DEV-05] [DEV-07] a release checks, tests and builds the module, and the admin gets its page', async ({
  page,
  workspace,
  admin,
}) => {
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
  expect(released.output).toMatch(/mf-coupons@0\.1\.0-\w{8} is live/)
  expect(released.code).toBe(0)
  const status = await workspace.run('mf', 'status', 'mf-coupons', '--dir', admin.dir)
  expect(status.output).toContain('uses 1 deprecated export: paths (since 3.3.0, use pagePath)')

  await page.reload()
  await openPage(page, 'Cupons')
  await expect(page.getByRole('heading', { level: 1, name: 'Cupons' })).toBeVisible()
  await expect(page.getByText(/^\d+ registros$/)).toBeVisible()
})

test('[DEV-04] npm installs the kit too, and its types, tests and build work', async ({ workspace }) => {
  await rm(join(workspace.folder, 'node_modules'), { recursive: true })
  expect((await workspace.install('npm')).output).toContain('added')
  expect(await workspace.run('tsc', '--noEmit')).toEqual({ code: 0, output: '' })
  expect((await workspace.run('vitest', 'run', '--project', 'unit')).output).toContain('1 passed')
  expect((await workspace.run('mf', 'build', 'mf-coupons')).output).toMatch(/^\.dist\/releases\/mf-coupons\/0\.1\.0-/)
})
