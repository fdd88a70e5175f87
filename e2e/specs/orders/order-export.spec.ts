import { readFile } from 'node:fs/promises'
import type { Download, Page, Route } from '@playwright/test'
import { read, type WorkSheet } from 'xlsx'
import { OrdersPage } from '../../pages/orders-page'
import { OrdersApi } from '../../support/api/orders-api'
import { gate } from '../../support/hold'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

const PREFIX = 'EXPO-'
const COUNT = 2345
const TITLES =
  'Número;Data;Status;Cliente;Telefone;E-mail;Pagamento;Subtotal;Desconto;Frete;Total;Enviado em;Entregue em;Código de rastreamento'
const BATCHES = /\/rest\/v1\/rpc\/list_order_batch\?/
const FIRST_DAY_MS = Date.parse('2026-02-01T12:00:00Z')

let api: OrdersApi
const numberOf = (n: number) => `${PREFIX}${String(n).padStart(5, '0')}`

test.beforeAll(async ({ product }) => {
  api = new OrdersApi(product)
  for (let from = 0; from < COUNT; from += 500) {
    await api.insert(
      Array.from({ length: Math.min(500, COUNT - from) }, (_, index) => {
        const n = from + index
        return {
          order_number: numberOf(n),
          status: n % 2 === 0 ? 'pendente' : 'cancelado',
          subtotal: n + 0.5,
          discount_amount: 0,
          shipping_cost: 10,
          total: n + 10.5,
          created_at: new Date(FIRST_DAY_MS + n * 60_000).toISOString(),
          tracking_code: n === 0 ? '@SUM(A1)' : null,
          shipping_address:
            n === 0 ? { name: '=cmd|calc', phone: '+55 11', email: 'a@b.c', payment_method: 'card' } : null,
        }
      }),
    )
  }
})
test.afterAll(() => api.clean(PREFIX))

async function chooseFormat(page: Page, format: string): Promise<void> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: format }).click()
}

async function exported(page: Page, format: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseFormat(page, format)])
  return download
}

function watchDownloads(page: Page): Download[] {
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  return downloads
}

const cell = (sheet: WorkSheet | undefined, at: string) =>
  sheet?.[at] as { t: string; v: unknown; w?: string; z?: string } | undefined

const typedCell = (sheet: WorkSheet | undefined, at: string) => {
  const { t, v, z } = cell(sheet, at) ?? {}
  return { t, v, z }
}

test('[ORD-11] the XLSX export holds each filtered order once, with typed cells', async ({ page }) => {
  await new OrdersPage(page).open(`?busca=${PREFIX}&status=pendente`)
  const download = await exported(page, 'Excel (.xlsx)')
  expect(download.suggestedFilename()).toMatch(/^pedidos_\d{4}-\d{2}-\d{2}\.xlsx$/)
  await expectToast(page, 'Sucesso', '1.173 pedidos exportados.')
  const book = read(await readFile(await download.path()), { cellNF: true })
  expect(book.SheetNames).toEqual(['Pedidos'])
  const sheet = book.Sheets.Pedidos
  expect(TITLES.split(';').map((_, n) => cell(sheet, `${String.fromCharCode(65 + n)}1`)?.v)).toEqual(TITLES.split(';'))
  expect(sheet?.['!ref']).toBe('A1:N1174')
  const money = (brl: number) => ({ t: 'n', v: brl, z: '"R$"\\ #,##0.00' })
  const found = Array.from({ length: 1173 }, (_, index) =>
    ['A', 'B', 'C', 'H', 'I', 'J', 'K'].map((column) => typedCell(sheet, `${column}${index + 2}`)),
  )
  expect(found.map(([, moment]) => moment?.t)).toEqual(Array(1173).fill('n'))
  expect(new Set(found.map(([, moment]) => moment?.z))).toEqual(new Set(['dd/mm/yyyy\\ hh:mm']))
  expect(found.map(([number, , ...rest]) => [number, ...rest])).toEqual(
    Array.from({ length: 1173 }, (_, index) => {
      const n = COUNT - 1 - index * 2
      const texts = [numberOf(n), 'Pendente'].map((v) => ({ t: 's', v, z: '@' }))
      return [...texts, money(n + 0.5), money(0), money(10), money(n + 10.5)]
    }),
  )
  expect(cell(sheet, 'B1174')?.w).toBe('01/02/2026 09:00')
  const texts = ['D', 'E', 'F', 'G', 'N'].map((column) => cell(sheet, `${column}1174`))
  for (const text of texts) expect(text).toMatchObject({ t: 's', z: '@' })
  expect(texts.map((text) => text?.v)).toEqual(['=cmd|calc', '+55 11', 'a@b.c', 'Cartão', '@SUM(A1)'])
})

test('[ORD-11] the CSV export has the order of the list', async ({ page }) => {
  await new OrdersPage(page).open(`?busca=${PREFIX}&ordem=mais-antigos`)
  const download = await exported(page, 'CSV (.csv)')
  expect(download.suggestedFilename()).toMatch(/^pedidos_\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith(`\ufeff${TITLES}\r\n`)).toBe(true)
  const lines = text.slice(1).split('\r\n')
  expect(lines).toHaveLength(COUNT + 2)
  expect(lines[1]).toBe(
    "EXPO-00000;01/02/2026 09:00;Pendente;'=cmd|calc;'+55 11;a@b.c;Cartão;0,50;0,00;10,00;10,50;;;'@SUM(A1)",
  )
  expect(lines.slice(1, -1).map((line) => line.split(';', 1)[0])).toEqual(
    Array.from({ length: COUNT }, (_, n) => numberOf(n)),
  )
})

async function holdSecondBatch(page: Page): Promise<() => void> {
  const { held, release } = gate()
  let asked = 0
  await page.route(BATCHES, async (route) => {
    asked += 1
    if (asked === 2) await held
    return route.continue().catch(() => undefined)
  })
  return release
}

test('[ORD-11] an export shows its progress and can be cancelled', async ({ page }) => {
  const downloads = watchDownloads(page)
  const release = await holdSecondBatch(page)
  await new OrdersPage(page).open(`?busca=${PREFIX}`)
  await chooseFormat(page, 'Excel (.xlsx)')
  const status = page.getByRole('region', { name: 'Exportação' })
  await expect(status).toContainText('Exportando pedidos: 1.000 de 2.345 (42%)')
  await expect(status.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
  await page
    .getByRole('button', { name: /^Ver Detalhes do pedido EXPO-/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Pedido EXPO-')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(status).toBeVisible()
  await status.getByRole('button', { name: 'Cancelar' }).click()
  await expectToast(page, 'Exportação', 'Exportação cancelada. Nenhum arquivo foi criado.')
  await expect(status).toBeHidden()
  release()
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeEnabled()
  expect(downloads).toEqual([])

  await page.unrouteAll()
  const releaseAgain = await holdSecondBatch(page)
  await chooseFormat(page, 'CSV (.csv)')
  await expect(page.getByRole('region', { name: 'Exportação' })).toContainText('1.000 de 2.345')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expectToast(
    page,
    'Exportação',
    'A exportação foi cancelada porque você saiu dos pedidos. Nenhum arquivo foi criado.',
  )
  releaseAgain()
  await expect(page.getByText('Total de Pedidos')).toBeVisible()
  expect(downloads).toEqual([])
})

test('[ORD-11] [ERR-01] a failed export reports it, writes no file, and continues on retry', async ({
  page,
  problems,
}) => {
  problems.allow(/(429|500|503).*\/rest\/v1\/rpc\/list_order_batch/)
  const downloads = watchDownloads(page)
  await new OrdersPage(page).open(`?busca=${PREFIX}`)
  let asked = 0
  let failing = true
  await page.route(BATCHES, (route) => {
    asked += 1
    return failing && asked > 1
      ? route.fulfill({ status: 500, headers: { 'retry-after': '0' }, json: { message: 'on fire' } })
      : route.continue()
  })
  await chooseFormat(page, 'CSV (.csv)')
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText(
    'A exportação parou em 1.000 de 2.345 pedidos. Sem resposta do servidor. Verifique sua conexão. Nenhum arquivo foi criado.',
  )
  await expectToast(page, 'Erro', 'Erro ao exportar pedidos.')
  expect(asked).toBe(6)
  expect(downloads).toEqual([])
  failing = false
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    failure.getByRole('button', { name: 'Tentar novamente' }).click(),
  ])
  expect(asked).toBe(9)
  const numbers = (await readFile(await download.path(), 'utf8')).split('\r\n').slice(1, -1)
  expect(new Set(numbers.map((line) => line.split(';', 1)[0])).size).toBe(COUNT)
  await expect(failure).toBeHidden()
  await page.unrouteAll()

  const refusals = [429, 503]
  const times: number[] = []
  await page.route(BATCHES, (route: Route) => {
    times.push(Date.now())
    const status = times.length > 1 ? refusals.shift() : undefined
    return status
      ? route.fulfill({ status, headers: { 'retry-after': '1' }, json: { message: 'wait' } })
      : route.continue()
  })
  const downloading = page.waitForEvent('download')
  await chooseFormat(page, 'CSV (.csv)')
  await expect(page.getByRole('status').filter({ hasText: 'O servidor pediu para aguardar.' })).toBeVisible()
  const waited = await downloading
  expect((await readFile(await waited.path(), 'utf8')).split('\r\n')).toHaveLength(COUNT + 2)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(990)
  expect((times[3] ?? 0) - (times[2] ?? 0)).toBeGreaterThanOrEqual(990)
})
