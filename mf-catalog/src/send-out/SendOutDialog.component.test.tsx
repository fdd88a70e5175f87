import { api, closeNotices, notices, renderPage } from '@loja/component-testing'
import { productKeys } from '@loja/data/products'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SendOutDialog } from './SendOutDialog'
import { entriesOf, pixel, solid } from './send-out-test-support'

const RED = [220, 30, 30] as const
const BLUE = [30, 60, 220] as const

const product = (name: string, values: object = {}) => ({
  id: `00000000-0000-4000-8000-${name.padStart(12, '0')}`,
  name,
  price: 100,
  sale_price: null,
  main_image: solid(RED),
  category: 'Perfumes',
  ...values,
})
const answer = (products: object[], rest: object = {}) =>
  Response.json(
    JSON.stringify({
      now: '2026-11-24T12:00:00Z',
      inactive: 0,
      out_of_stock: 0,
      total: products.length,
      products,
      ...rest,
    }),
  )

beforeEach(() => {
  api.answer('rpc/settings_for_admin', [])
  api.answer('rpc/list_products_to_send', answer([product('A')]))
})

let queryClient: QueryClient

function Page() {
  queryClient = useQueryClient()
  return <SendOutDialog selection={{ seen: { a: 1 } }} onClose={vi.fn()} />
}

async function open() {
  const view = await renderPage(<Page />)
  const dialog = view.getByRole('dialog', { name: 'Divulgar' })
  const button = (name: string) => dialog.getByRole('button', { name })
  const canvas = dialog.getByRole('img', { name: /^Prévia da primeira imagem/ })
  return {
    dialog,
    button,
    canvas,
    async pictures() {
      await dialog.getByRole('tab', { name: 'Imagens' }).click()
      await expect.element(canvas).toHaveAttribute('aria-busy', 'false')
    },
  }
}

function downloads() {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return '#'
  })
  return blobs
}

test('[SEND-05] made pictures stay when another session changes a product', async () => {
  const { button, pictures } = await open()
  await pictures()
  await button('Gerar 1 imagem').click()
  await expect.element(button('Gerar 1 imagem')).not.toBeInTheDocument()
  await expect.element(button('Baixar')).toBeVisible()
  api.answer('rpc/list_products_to_send', answer([product('A', { price: 90 })], { now: '2026-11-24T12:01:00Z' }))
  await queryClient.invalidateQueries({ queryKey: productKeys.all })
  expect(await api.bodies('rpc/list_products_to_send')).toHaveLength(1)
  await expect.element(button('Baixar')).toBeVisible()
})

test('[SEND-01] the products left out are counted, and can be included', async () => {
  api.answer('rpc/list_products_to_send', answer([product('A')], { inactive: 2, out_of_stock: 1 }))
  const { dialog } = await open()
  await expect
    .element(dialog)
    .toHaveTextContent('1 produto na divulgação. 3 produtos ficam de fora: 2 inativos e 1 sem estoque.')
  api.answer('rpc/list_products_to_send', answer([product('A'), product('B')], { inactive: 2, out_of_stock: 1 }))
  await dialog.getByRole('checkbox', { name: 'Incluir inativos e sem estoque' }).click()
  await expect.element(dialog).toHaveTextContent('2 produtos na divulgação.Incluir')
  const asked = await api.bodies('rpc/list_products_to_send')
  expect([asked.at(0), asked.at(-1)]).toEqual([
    { selection: { ids: ['a'] }, unavailable: false },
    { selection: { ids: ['a'] }, unavailable: true },
  ])
})

test('[SEND-01] a failed read is reported and repeated, and too many products are refused', async () => {
  api.fail('rpc/list_products_to_send')
  const { dialog, button } = await open()
  await expect.element(dialog).toHaveTextContent('Não foi possível carregar os produtos.')
  api.answer('rpc/list_products_to_send', answer([], { total: 2340 }))
  await button('Tentar novamente').click()
  await expect.element(dialog).toHaveTextContent('São 2.340 produtos. No máximo 1.000 por vez')
  await expect.element(dialog.getByRole('tab', { name: 'Imagens' })).not.toBeInTheDocument()
})

describe('[SEND-02] the text', () => {
  test('follows the template, is copied, and has the Pix price of the setting', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue().mockClear()
    api.settings({ pix_discount: '5' })
    api.answer('rpc/list_products_to_send', answer([product('A', { sale_price: 80 })]))
    const { dialog, button } = await open()
    await dialog.getByRole('textbox', { name: 'Modelo da lista' }).fill('*{categoria}*\n{nome}: {preco}\n{pix} no Pix')
    const preview = dialog.getByRole('figure', { name: 'Prévia' })
    await expect.element(preview).toHaveTextContent('PERFUMES A: R$ 100,00 R$ 80,00 R$ 76,00 no Pix')
    await expect.element(preview.getByText('PERFUMES')).toHaveStyle({ fontWeight: '700' })
    await button('Copiar texto').click()
    await expect.element(dialog.getByText('Copiado')).toBeVisible()
    const text = '*PERFUMES*\nA: ~R$\u00a0100,00~ *R$\u00a080,00*\nR$\u00a076,00 no Pix'
    expect(written.mock.calls).toEqual([[text]])
  })

  test('[SEND-04] its template is saved, unless another session changed it', async () => {
    api.settings({ message_lista_de_precos: '{nome}' })
    const { dialog, button } = await open()
    const template = dialog.getByRole('textbox', { name: 'Modelo da lista' })
    await expect.element(button('Salvar modelo')).toBeDisabled()
    await template.fill('{nome} {preco}')
    api.answer('rpc/save_settings', Response.json({ code: 'P0001', details: 'settings_conflict' }, { status: 400 }))
    await button('Salvar modelo').click()
    await expect.element(notices()).toHaveTextContent('Outra pessoa alterou o modelo.')
    await closeNotices()
    await expect.element(template).toHaveValue('{nome} {preco}')
    api.answer('rpc/save_settings', Response.json(null))
    await button('Salvar modelo').click()
    await expect.element(notices()).toHaveTextContent('Modelo salvo.')
    expect((await api.bodies('rpc/save_settings')).at(-1)).toEqual({
      settings: { message_lista_de_precos: '{nome} {preco}' },
      expected: { message_lista_de_precos: '{nome}' },
    })
  })
})

describe('[SEND-05] the pictures', () => {
  test('show photo, placeholder and background in their places, in both formats and styles', async () => {
    api.answer(
      'rpc/list_products_to_send',
      answer([
        product('A'),
        product('B', { main_image: solid(BLUE) }),
        product('C', { main_image: '/missing.png' }),
        product('D'),
      ]),
    )
    const { dialog, canvas, pictures } = await open()
    await pictures()
    expect(pixel(canvas, 540, 500)).toEqual(RED)
    expect(pixel(canvas, 5, 5)).toEqual([241, 236, 228])
    await dialog.getByText('Até 4').click()
    await expect.poll(() => pixel(canvas, 300, 350)).toEqual(RED)
    await expect.poll(() => pixel(canvas, 780, 350)).toEqual(BLUE)
    expect(pixel(canvas, 100, 900)).toEqual([236, 231, 223])
    await dialog.getByText('Story (9:16)').click()
    await expect.poll(() => (canvas.element() as HTMLCanvasElement).height).toBe(1920)
    await dialog.getByText('Escuro').click()
    await expect.poll(() => pixel(canvas, 5, 5)).toEqual([20, 19, 18])
  })

  test('[SEND-06] are made into a zip of whole pictures, and those without a photo are named', async () => {
    const blobs = downloads()
    api.answer(
      'rpc/list_products_to_send',
      answer([product('Asad 100 ML'), product('B', { main_image: null }), product('C', { main_image: solid(BLUE) })]),
    )
    const { dialog, button, pictures } = await open()
    await pictures()
    await button('Gerar 3 imagens').click()
    await expect.element(button('Baixar 3 imagens (.zip)')).toHaveFocus()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^1 produto sem foto na imagem.*B$/)
    await button('Baixar 3 imagens (.zip)').click()
    await expect.poll(() => blobs).toHaveLength(1)
    const entries = await entriesOf(blobs[0] as Blob)
    expect(entries.map(({ name }) => name)).toEqual(['01-asad-100-ml.jpg', '02-b.jpg', '03-c.jpg'])
    for (const { content } of entries) {
      const { width, height } = await createImageBitmap(content)
      expect([width, height]).toEqual([1080, 1350])
    }
  })

  test('[SEND-06] are downloaded without a zip when there is one, and copied as PNG', async () => {
    const blobs = downloads()
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    const { button, pictures } = await open()
    await pictures()
    await button('Copiar imagem').click()
    await expect.element(notices()).toHaveTextContent('Imagem copiada.')
    expect(write.mock.calls[0]?.[0][0]?.types).toEqual(['image/png'])
    await button('Gerar 1 imagem').click()
    await button('Baixar imagem').click()
    await expect.poll(() => blobs[0]?.type).toBe('image/jpeg')
  })

  test('[SEND-06] are shared ten at a time', async () => {
    const shared: number[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => void shared.push(files.length),
    })
    const many = Array.from({ length: 12 }, (_, index) => product(`P${index}`, { main_image: null }))
    api.answer('rpc/list_products_to_send', answer(many))
    const { button, pictures } = await open()
    await pictures()
    await button('Gerar 12 imagens').click()
    await button('Compartilhar 1 a 10').click()
    await button('Compartilhar 11 a 12').click()
    await expect.element(button('Compartilhar 1 a 10')).toBeVisible()
    expect(shared).toEqual([10, 2])
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })

  test('[SEND-06] are cancelled', async () => {
    const many = Array.from({ length: 200 }, (_, index) => product(`P${index}`))
    api.answer('rpc/list_products_to_send', answer(many))
    const { dialog, button, pictures } = await open()
    await pictures()
    await button('Gerar 200 imagens').click()
    await dialog.getByRole('region', { name: 'Divulgar' }).getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(button('Gerar 200 imagens')).toBeVisible()
    await closeNotices()
  })
})

test('[SEND-01] nothing is wider than a small phone', async () => {
  await page.viewport(320, 800)
  const { dialog, pictures } = await open()
  await expect.element(dialog.getByRole('textbox', { name: 'Modelo da lista' })).toBeVisible()
  const body = () => dialog.element().querySelector('.ant-modal-body') as HTMLElement
  expect(body().scrollWidth).toBeLessThanOrEqual(body().clientWidth)
  await pictures()
  expect(body().scrollWidth).toBeLessThanOrEqual(body().clientWidth)
})
