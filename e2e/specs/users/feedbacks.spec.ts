import { FeedbacksPage } from '../../pages/feedbacks-page'
import { DIALOG, expectAccessible, MAIN } from '../../support/accessible'
import { FeedbacksApi } from '../../support/api/feedbacks-api'
import { watchSockets } from '../../support/live'
import { expect, expectToast, test } from '../../support/test'

test.use({ account: 'admin' })

test.afterEach(({ product }) => new FeedbacksApi(product).clean())

test('[FBK-01] [FBK-02] a new feedback is answered, approved and shown in the shop', async ({ page, product }) => {
  const feedbacks = new FeedbacksPage(page)
  const api = new FeedbacksApi(product)
  const live = await watchSockets(page)
  await feedbacks.open('?estado=pendente')
  await expect(feedbacks.approve().first()).toBeVisible()
  await expectAccessible(page, 'feedbacks', { isOtherOnPhone: true })
  await live.subscribed()
  const productId = await api.write('Escrito pelo cliente agora')
  await page.getByRole('button', { name: '1 novo feedback', exact: true }).click()
  const comment = feedbacks.comment('Escrito pelo cliente agora')
  await expect(comment).toBeVisible()
  expect(await api.shown(productId)).toEqual([])

  await page.keyboard.press('j')
  await expect(page.getByRole('row').filter({ hasText: 'Escrito pelo cliente agora' })).toBeFocused()
  await page.keyboard.press('r')
  await expect(feedbacks.reply).toBeFocused()
  await page.keyboard.type('Obrigada pela visita!')
  await expectAccessible(page, 'a feedback and its reply', { within: DIALOG, state: feedbacks.reply })
  await page.getByRole('button', { name: 'Salvar resposta' }).click()
  await expectToast(page, 'Sucesso', 'Resposta salva.')
  await expect(comment).toBeFocused()
  await page.keyboard.press('a')
  await expect(comment).toHaveCount(0)
  await expect(feedbacks.comments().first()).toBeFocused()
  expect(await api.shown(productId)).toMatchObject([
    { rating: 5, comment: 'Escrito pelo cliente agora', reply: 'Obrigada pela visita!' },
  ])

  await page.keyboard.press('z')
  await expect(page.getByText('1 feedback voltou ao status anterior')).toBeVisible()
  await expect(comment).toBeVisible()
  expect(await api.shown(productId)).toEqual([])
  const box = page.getByRole('checkbox', { name: /^Selecionar feedback/ }).first()
  await box.check()
  await expectAccessible(page, 'a feedback that is ticked', { within: MAIN, state: box })
})
