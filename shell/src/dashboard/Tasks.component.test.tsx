import { api, renderPage } from '@loja/component-testing'
import type { TaskData } from '@loja/platform/declaration'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Tasks } from './Tasks'

const task = (work: string, order: number): TaskData => ({
  work,
  text: { one: `1 linha de ${work}`, many: `{n} linhas de ${work}` },
  page: 'products',
  search: `?busca=${work}`,
  order,
})
const WORK = Array.from({ length: 10 }, (_, index) => `w${index}`)

beforeEach(() => {
  setOffer({ ...BUNDLED_OFFER, tasks: WORK.map((work, index) => task(work, 10 - index)) })
  return () => setOffer(BUNDLED_OFFER)
})

const answer = (numbers: Record<string, number>) => api.answer('rpc/work_to_do', [numbers])
const all = (n: number) => Object.fromEntries(WORK.map((work) => [work, n]))

async function open(width = 1280) {
  await page.viewport(width, 800)
  const view = await renderPage(<Tasks />)
  return { ...view, links: view.getByRole('link') }
}

test('[TODO-02] each number that is not zero is a row with a link to its list, the most urgent first', async () => {
  const tasks = [task('w9', 1), task('w7', 3), task('w2', 8), task('out_of_stock', 2), task('late_orders', 9)]
  setOffer({ ...BUNDLED_OFFER, tasks })
  answer({ w9: 5_001, w7: 1234, w2: 1, out_of_stock: 3, late_orders: 2, w4: 0 })
  const { links, getByRole } = await open()
  await expect.element(links).toHaveLength(5)
  const named = [
    ['Conferir 2 linhas de late_orders', '/admin/products?busca=late_orders'],
    ['Ver 5.000+ linhas de w9', '/admin/products?busca=w9'],
    ['Repor 3 linhas de out_of_stock', '/admin/products?busca=out_of_stock'],
    ['Ver 1.234 linhas de w7', '/admin/products?busca=w7'],
    ['Ver 1 linha de w2', '/admin/products?busca=w2'],
  ]
  for (const [index, [name = '', href = '']] of named.entries()) {
    const link = getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', href)
    expect(links.elements().indexOf(link.element())).toBe(index)
  }
  const urgent = getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Urgente' }) })
  await expect.element(urgent).toHaveTextContent('2 linhas de late_ordersConferir')
})

test('[TODO-02] without work the panel says so', async () => {
  answer(all(0))
  const { getByText, links } = await open()
  await expect.element(getByText('Tudo em dia')).toBeVisible()
  await expect.element(links).not.toBeInTheDocument()
})

test('[TODO-02] nothing is said before the modules are known', async () => {
  setOffer(BUNDLED_OFFER)
  answer(all(0))
  const { getByText } = await open()
  await expect.poll(() => api.count('rpc/work_to_do')).toBeGreaterThan(0)
  await expect.element(getByText('Tudo em dia')).not.toBeInTheDocument()
  setOffer({ ...BUNDLED_OFFER, tasks: [] })
  await expect.element(getByText('Tudo em dia')).toBeVisible()
})

test('[TODO-02] a phone shows five and a button for the others', async () => {
  answer(all(2))
  const { getByRole, links } = await open(390)
  await expect.element(links).toHaveLength(5)
  for (const row of getByRole('listitem').elements())
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await getByRole('button', { name: 'Mais 5' }).click()
  await expect.element(links).toHaveLength(10)
  await expect.element(links.nth(5)).toHaveFocus()
})
