import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { followNews } from './follow-news'
import { showNewsInTitle } from './news-title'

let serial = 0
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Tabs of one account: channels and locks of one page behave as those of two tabs. */
function openAccount() {
  serial += 1
  const name = `test-news-${serial}`
  let insert: ((count: number) => void) | undefined
  let following = 0
  const announced: [tab: string, n: number][] = []
  const counts: Record<string, number> = {}
  const openTab = (tab: string) => {
    counts[tab] = 0
    const news = followNews({
      name,
      follow: (onNew) => {
        insert = onNew
        following += 1
        return () => {
          following -= 1
        }
      },
      onCount: (n) => {
        counts[tab] = n
      },
      announce: (n) => announced.push([tab, n]),
    })
    stops.push(news.stop)
    return news
  }
  return {
    openTab,
    announced,
    counts,
    following: () => following,
    insert: async (...burst: number[]) => {
      await expect.poll(() => following).toBe(1)
      for (const count of burst) insert?.(count)
    },
    isDisplayed: async () => {
      const { held = [] } = await navigator.locks.query()
      return held.some((lock) => lock.name === `${name}:displayed`)
    },
  }
}

test('[NEW-01] [NEW-03] new rows are counted in every tab and announced in one, a burst once', async () => {
  const { openTab, insert, announced, counts } = openAccount()
  openTab('a')
  openTab('b')
  await insert(1, 2)
  await expect.poll(() => counts).toEqual({ a: 3, b: 3 })
  expect(announced).toEqual([['a', 3]])
  await insert(1)
  await expect.poll(() => counts).toEqual({ a: 4, b: 4 })
  expect(announced).toEqual([
    ['a', 3],
    ['a', 4],
  ])
})

test('[NEW-01] displaying the list in one tab resets the count of all', async () => {
  const { openTab, insert, counts } = openAccount()
  openTab('a')
  const b = openTab('b')
  await insert(2)
  await expect.poll(() => counts).toEqual({ a: 2, b: 2 })
  b.display()
  await expect.poll(() => counts).toEqual({ a: 0, b: 0 })
})

test('[NEW-01] nothing is counted or announced while another tab displays the list', async () => {
  const { openTab, insert, announced, counts, isDisplayed } = openAccount()
  openTab('a')
  const leave = openTab('b').display()
  await expect.poll(isDisplayed).toBe(true)
  const query = vi.spyOn(navigator.locks, 'query')
  await insert(5)
  await expect.poll(() => query).toHaveBeenCalled()
  await query.mock.results[0]?.value
  query.mockRestore()
  leave()
  await expect.poll(isDisplayed).toBe(false)
  await insert(1)
  await expect.poll(() => counts).toEqual({ a: 1, b: 1 })
  expect(announced).toEqual([['a', 1]])
})

test('[NEW-03] another tab follows and announces after the first is closed', async () => {
  const { openTab, insert, announced, following } = openAccount()
  const a = openTab('a')
  await expect.poll(() => following()).toBe(1)
  openTab('b')
  a.stop()
  await expect.poll(() => following()).toBe(1)
  await insert(1)
  await expect.poll(() => announced).toEqual([['b', 1]])
})

test('[NEW-01] the title begins with the news, whatever a page sets', async () => {
  onTestFinished(() => showNewsInTitle('Pedidos', 0))
  document.title = 'Produtos · Loja'
  showNewsInTitle('Pedidos', 2)
  expect(document.title).toBe('(2) Pedidos — Produtos · Loja')
  const former = document.title
  document.title = 'Novo produto · Loja'
  await expect.poll(() => document.title).toBe('(2) Pedidos — Novo produto · Loja')
  showNewsInTitle('Pedidos', 3)
  document.title = former
  await expect.poll(() => document.title).toBe('(3) Pedidos — Produtos · Loja')
  document.title = 'Pedidos · Loja'
  await expect.poll(() => document.title).toBe('(3) Pedidos · Loja')
  showNewsInTitle('Pedidos', 0)
  expect(document.title).toBe('Pedidos · Loja')
  document.title = former
  await expect.poll(() => document.title).toBe('Produtos · Loja')
  document.title = '(2) Velas · Loja'
  await new Promise((resolve) => queueMicrotask(() => resolve(null)))
  expect(document.title).toBe('(2) Velas · Loja')
})

test('[NEW-01] news of two pages do not compete for the title', async () => {
  onTestFinished(() => {
    showNewsInTitle('Pedidos', 0)
    showNewsInTitle('Feedbacks (loja', 0)
  })
  document.title = 'Produtos · Loja'
  showNewsInTitle('Pedidos', 1)
  showNewsInTitle('Feedbacks (loja', 4)
  expect(document.title).toBe('(1) Pedidos — Produtos · Loja')
  showNewsInTitle('Pedidos', 0)
  expect(document.title).toBe('(4) Feedbacks (loja — Produtos · Loja')
  document.title = 'Dashboard · Loja'
  await expect.poll(() => document.title).toBe('(4) Feedbacks (loja — Dashboard · Loja')
})
