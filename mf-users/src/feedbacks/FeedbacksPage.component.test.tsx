import { api } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerChanges, holdFeedbacks, idOf, open, row } from './test-support'

beforeEach(() => holdFeedbacks([row(1), row(2), row(3)]))

test('[FBK-01] a row shows product, stars in words, comment, customer and state', async () => {
  holdFeedbacks([
    row(1, { rating_given: 1, feedback_state: 'oculto', is_product_gone: true, customer_name: null }),
    row(2, { rating_given: 5, comment: null, reply: 'Obrigada!', replied_at: '2026-11-21T12:00:00Z' }),
  ])
  const { view } = await open()
  await expect.element(view.getByRole('img', { name: '1 de 5 estrelas' })).toHaveTextContent('★☆☆☆☆')
  await expect.element(view.getByRole('row').nth(1)).toHaveTextContent(/produto excluído.*Nome não informado.*Oculto/)
  await expect.element(view.getByRole('row').nth(2)).toHaveTextContent(/Sem comentárioRespondido.*Pendente/)
  expect(
    view
      .getByRole('definition')
      .elements()
      .map((card) => card.textContent),
  ).toEqual(['2', '1', '1', '3,0'])
  const counted = api.count('rpc/feedback_counts')
  await view.getByRole('button', { name: 'Mostrar só os pendentes' }).click()
  await expect.element(view.getByRole('row')).toHaveLength(2)
  // The counts include every state: a click reads only the rows.
  expect(api.count('rpc/feedback_counts')).toBe(counted)
})

test('[FBK-01] the focus stays when the last row leaves, and Z restores hidden feedbacks', async () => {
  answerChanges()
  holdFeedbacks([row(1)])
  const { view, comment, action } = await open('?estado=pendente')
  await action('Ocultar', 1).click()
  await expect.element(view.getByText('Nenhum feedback encontrado')).toBeVisible()
  await expect.poll(() => document.activeElement?.tagName).toBe('SEARCH')
  api.answer('rpc/undo_feedback_state', () => {
    holdFeedbacks([row(1, { version: 3 })])
    return Response.json(1)
  })
  await userEvent.keyboard('z')
  await expect.element(comment(1)).toBeVisible()
  await expect.element(view.getByText('1 feedback voltou ao status anterior')).toBeVisible()
  expect(await api.bodies('rpc/undo_feedback_state')).toEqual([{ change: '77' }])
  await expect.element(view.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
  await action('Aprovar', 1).click()
  await expect.element(view.getByText('1 feedback aprovado')).toBeVisible()
  api.answer('rpc/undo_feedback_state', () => Response.json(0))
  await page.viewport(390, 844)
  const undo = view.getByRole('button', { name: 'Desfazer' })
  // With its word, not only with its space.
  await expect.poll(() => undo.element().getBoundingClientRect().width).toBeGreaterThan(60)
  await undo.click()
  await expect.element(view.getByText('Nada a desfazer: os feedbacks já mudaram.')).toBeVisible()
  await expect.poll(() => document.activeElement).not.toBe(document.body)
})

test('[FBK-01] the database searches the products to filter by', async () => {
  api.answer('rpc/feedback_products', (request: Request) => {
    const { searchParams } = new URL(request.url)
    const colony = {
      id: idOf(5),
      name: 'Colônia',
      main_image: null,
      feedback_count: 3,
    }
    return Response.json(searchParams.get('search') || searchParams.get('chosen') ? [colony] : [])
  })
  const { view } = await open()
  expect(api.count('rpc/feedback_products')).toBe(0)
  await view.getByRole('button', { name: 'Filtrar' }).click()
  const product = view.getByRole('combobox', { name: 'Filtrar por produto' })
  await product.click()
  await expect.element(product).toHaveAttribute('aria-expanded', 'true')
  await product.fill('col')
  const option = view.getByText('Colônia', { exact: true })
  await expect.element(option).toBeVisible()
  await option.click()
  await expect.element(view.getByText('Produto: Colônia')).toBeVisible()
  expect(view.router.state.location.search).toBe(`?produto=${idOf(5)}`)
  const asked = new URLSearchParams(api.queries('rpc/list_feedbacks').at(-1)).get('filter')
  expect(JSON.parse(asked ?? '')).toMatchObject({ product: idOf(5) })
})
