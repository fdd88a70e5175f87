// Each command finds the state of those before it.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@loja/backend/testing/cluster'
import { expect, type Page, test } from '@playwright/test'
import { READY, type Running, readmeTest, useReadmeCopy } from '../../support/readme/readme-test'
import { submitSignIn } from '../../support/test'

const copy = useReadmeCopy()

let admin: Running
let atPort: Record<string, string>
test.beforeAll(async () => {
  atPort = { PORT: String(await freePort()) }
})

async function signIn(page: Page, address = ''): Promise<void> {
  await page.goto(address)
  await submitSignIn(page)
  await expect(page.getByRole('link', { name: 'Pedidos', exact: true })).toBeVisible()
}

async function openUsers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Usuários', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Usuários de hoje' })).toBeVisible()
}

async function edit(title: string): Promise<void> {
  const file = join(copy().dir, 'mf-users/src/users/messages.ts')
  const source = await readFile(file, 'utf8')
  await writeFile(file, source.replace(/title: 'Gerenciar Usuários[^']*'/, `title: '${title}'`))
}

readmeTest('npm start', async (npm, page) => {
  admin = await npm.start(READY, { env: { ...atPort, LOCAL_MODULE_PORTS: String(await freePort()) } })
  await signIn(page, admin.printed[0])
})

readmeTest('pnpm build', async (pnpm) => {
  expect(await pnpm.run()).toMatchObject({ code: 0 })
})

readmeTest('pnpm dev mf-orders --shell https://admin.example.com', async (pnpm, page) => {
  const dev = await pnpm.start(READY, { values: { 'https://admin.example.com': admin.printed[0] ?? '' } })
  await page.goto(dev.printed[0] ?? '')
  await submitSignIn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Carregar código' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
  await page.close()
  await dev.stop()
})

readmeTest('pnpm mf release mf-users', async (pnpm, page) => {
  await edit('Gerenciar Usuários de hoje')
  const { code, output } = await pnpm.run()
  expect([code, output]).toEqual([0, expect.stringMatching(/mf-users@\S+ is live/)])
  for (const step of [/Types and imports are right/, /Tests of .*mf-users/, /Opened \/admin\/users/])
    expect(output).toMatch(step)
  await signIn(page, admin.printed[0])
  await openUsers(page)
})

readmeTest('pnpm mf rollback mf-users', async (pnpm) => {
  expect(await pnpm.run()).toMatchObject({ code: 0, output: expect.stringMatching(/mf-users@\S+ is live/) })
})

readmeTest('pnpm mf canary mf-users --first 1', async (pnpm, page) => {
  const { code, output } = await pnpm.run({ env: atPort })
  expect([code, output]).toEqual([0, expect.stringMatching(/mf-users@\S+ is /)])
  // The administrator of the first test gets the canary.
  await signIn(page, admin.printed[0])
  const reported = page.waitForResponse((response) => response.url().includes('/telemetry'))
  await openUsers(page)
  await reported
})

readmeTest('pnpm mf promote mf-users', async (pnpm) => {
  expect(await pnpm.run({ env: atPort })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mf-users@\S+ is live/),
  })
})

readmeTest('pnpm mf disable mf-users --reason "lista vazia"', async (pnpm) => {
  expect(await pnpm.run()).toMatchObject({ code: 0 })
})

readmeTest('pnpm mf enable mf-users', async (pnpm) => {
  expect(await pnpm.run()).toMatchObject({ code: 0 })
})

readmeTest('pnpm mf status', async (pnpm) => {
  const { code, output } = await pnpm.run()
  expect([code, output]).toEqual([0, expect.stringMatching(/mf-users/)])
})

readmeTest('pnpm backup <file>', async (pnpm) => {
  const { code, output } = await pnpm.run({ values: { '<file>': 'loja.backup' } })
  expect([code, output]).toEqual([0, expect.stringContaining('compared the file with the database')])
  await admin.stop()
})

readmeTest('pnpm restore <file>', async (pnpm) => {
  const { code, output } = await pnpm.run({ values: { '<file>': 'loja.backup' }, env: { DATA_DIR: '.cache/restored' } })
  expect([code, output]).toEqual([0, expect.stringContaining('compared every table')])
})

readmeTest('pnpm admin create <e-mail>', async (pnpm) => {
  const { code, output } = await pnpm.run({ values: { '<e-mail>': 'ana@loja.test' }, input: 'uma-senha-longa\n' })
  expect([code, output]).toEqual([0, expect.stringContaining('ana@loja.test')])
})

readmeTest('pnpm check:database', async (pnpm) => {
  const { code, output } = await pnpm.run()
  expect([code, output]).toEqual([0, expect.stringContaining('The database has the structure of this version.')])
})
