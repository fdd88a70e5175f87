import { closeNotices } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { answerProducts, ID, open, ROW, resetProducts, sent } from './test-support'

beforeEach(resetProducts)

const refuse = (status: number) => () => Response.json({ message: 'on fire' }, { status })
const cut = () => {
  throw new TypeError('Failed to fetch')
}
const FAULTS: [reason: string, fail: () => Response][] = [
  ['sua conta não tem permissão', refuse(403)],
  ['sem resposta do servidor', cut],
]

/** By `click()`: real clicks spend their time on the mouse. */
const press = (button: Locator) => (button.element() as HTMLElement).click()

test.each([
  ['a new product', '/admin/products/add', []],
  ['a change', `/admin/products/edit/${ID}`, [ROW]],
])(
  '[PROD-12] [ERR-01] %s that cannot be saved shows its reason, keeps the draft and can be retried',
  async (_, address, stored) => {
    const { save, name, price, getByText } = await open(address)
    await name.fill('Colônia Nova')
    await price.fill('20')
    for (const [tries, [reason, fail]] of FAULTS.entries()) {
      answerProducts({ byId: () => stored, insert: fail, update: fail })
      press(save)
      await expect.element(getByText(`Erro ao salvar produto: ${reason}`)).toBeVisible()
      await expect.element(save).not.toHaveClass(/loading/)
      await expect.element(save).toBeEnabled()
      await expect.element(price).toHaveValue('20')
      await expect.element(name).toHaveValue('Colônia Nova')
      expect(sent).toHaveLength(tries + 1)
      expect(document.body).not.toHaveTextContent('on fire')
      await closeNotices()
    }
    answerProducts({ byId: () => stored })
    press(save)
    await expect.element(getByText(/^Produto (criado|salvo) com sucesso!$/)).toBeVisible()
    expect(new Set(sent.map(({ body }) => body.price))).toEqual(new Set([20]))
  },
)
