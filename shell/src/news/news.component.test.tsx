import { expect, onTestFinished, test } from 'vitest'
import { followNews } from './follow-news'
import { showNewsInTitle } from './news-title'

test('[NEW-03] another tab follows and announces after the first is closed', async () => {
  const announced: [tab: string, n: number][] = []
  const inserts: ((count: number) => void)[] = []
  // Channels and locks of one page behave as those of two tabs.
  const openTab = (tab: string) => {
    const news = followNews({
      name: 'test-news',
      follow: (onNew) => {
        inserts.push(onNew)
        return () => undefined
      },
      onCount: () => undefined,
      announce: (n) => announced.push([tab, n]),
    })
    onTestFinished(news.stop)
    return news
  }
  const first = openTab('a')
  await expect.poll(() => inserts).toHaveLength(1)
  openTab('b')
  first.stop()
  await expect.poll(() => inserts).toHaveLength(2)
  inserts[1]?.(1)
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
