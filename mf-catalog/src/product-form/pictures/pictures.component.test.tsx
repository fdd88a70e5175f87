import { api } from '@loja/component-testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openEdit, resetProducts, sent } from '../test-support'
import { colourAt, drawnHalves, photo, SECRET_PLACE } from './picture-test-support'

const UPLOADS = 'storage/v1/object/product-images/'
const PUBLIC = /^https:\/\/api\.test\/storage\/v1\/object\/public\/product-images\/[0-9a-f-]{36}\.jpg$/
const stored = (request: Request) => Response.json({ Id: '1', Key: new URL(request.url).pathname })
const storageError = (statusCode: string) => () => Response.json({ statusCode, message: 'on fire' }, { status: 400 })

beforeEach(() => {
  resetProducts()
  api.answer(UPLOADS, stored)
})

async function openDialog(...files: File[]) {
  const form = await openEdit()
  await userEvent.upload(form.getByLabelText('Enviar imagens'), files)
  const dialog = form.getByRole('dialog', { name: 'Enviar imagens' })
  const button = (name: string | RegExp) => dialog.getByRole('button', { name })
  const images = form.getByRole('list', { name: 'Imagens', exact: true }).getByRole('listitem')
  return {
    ...form,
    dialog,
    button,
    images,
    row: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }),
  }
}

async function uploaded(): Promise<File[]> {
  const forms = await Promise.all(api.requests(UPLOADS).map((request) => request.clone().formData()))
  return forms.map((form) => form.get('') as File)
}

async function sizeOf(picture: Blob): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(picture)
  return [width, height]
}

describe('[PIC-04] a chosen photo', () => {
  test('is turned upright, loses its metadata, and is saved with the product', async () => {
    const { button, images, save, dialog, getByText } = await openDialog(
      await photo('frasco.jpg', { width: 900, height: 600, orientation: 6 }),
    )
    await expect.element(dialog).toHaveTextContent('Será enviada com 600 × 600 px')
    await button('Enviar como estão').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(getByText('1 imagem adicionada.')).toBeInTheDocument()
    const [picture] = await uploaded()
    expect(await sizeOf(picture as File)).toEqual([600, 900])
    expect([await colourAt(picture as File, [0.5, 0.1]), await colourAt(picture as File, [0.5, 0.9])]).toEqual([
      'red',
      'blue',
    ])
    const text = await picture?.text()
    expect(text).not.toContain(SECRET_PLACE)
    expect(text).not.toContain('Exif')
    await expect.element(images).toHaveLength(3)
    await save.click()
    await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
    expect(sent[0]?.body).toEqual({ images: ['/favicon.svg', '/b.png', expect.stringMatching(PUBLIC)] })
  })

  test('is cropped to a square, which arrow keys move', async () => {
    const { button, dialog } = await openDialog(await photo('frasco.jpg', { width: 1200, height: 600 }))
    const area = dialog.getByRole('group', { name: 'Área do recorte: mova com as setas' })
    await expect.element(area).toBeVisible()
    ;(area.element() as HTMLElement).focus()
    await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Control}')
    await button('Enviar 1 imagem').click()
    await expect.element(dialog).not.toBeInTheDocument()
    const [picture] = await uploaded()
    expect(await sizeOf(picture as File)).toEqual([600, 600])
    expect(await colourAt(picture as File, [0.9, 0.5])).toBe('red')
  })

  test('is placed whole on a white square, as a transparent one', async () => {
    const png = new File([await drawnHalves({ width: 1000, height: 600 }, 'image/png')], 'a.png', { type: 'image/png' })
    const { button, dialog } = await openDialog(png)
    await dialog.getByText('Inteira').click()
    await expect.element(dialog).toHaveTextContent('Será enviada com 1000 × 1000 px')
    await button('Enviar 1 imagem').click()
    await expect.element(dialog).not.toBeInTheDocument()
    const [picture] = await uploaded()
    expect(picture?.type).toBe('image/jpeg')
    const places: [number, number][] = [
      [0.2, 0.05],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.2, 0.95],
    ]
    expect(await Promise.all(places.map((place) => colourAt(picture as File, place)))).toEqual([
      'white',
      'red',
      'white',
      'white',
    ])
  })
})

describe('[PIC-05] several pictures', () => {
  test('one that fails or does not open leaves the others, and a retry sends the same name', async () => {
    const files = [
      await photo('um.jpg', { width: 600, height: 600 }),
      new File(['ftypheic'], 'dois.heic', { type: 'image/heic' }),
      await photo('tres.jpg', { width: 700, height: 700 }),
      await photo('quatro.jpg', { width: 800, height: 800 }),
    ]
    let broken = true
    api.answer(UPLOADS, async (request: Request) => {
      const form = await request.clone().formData()
      const [width] = await sizeOf(form.get('') as File)
      if (width !== 600 || !broken) return stored(request)
      broken = false
      throw new TypeError('Failed to fetch')
    })
    const { button, row, dialog, images, save, getByText } = await openDialog(...files)
    await expect.element(row('dois.heic')).toHaveTextContent('Esta imagem não abre. Use JPEG, PNG ou WebP.')
    await button('Enviar 3 imagens').click()
    await expect
      .element(row('um.jpg'))
      .toHaveTextContent(
        'Não foi possível enviar: sem resposta do servidor. Verifique sua conexão. Tente novamente: a imagem não será duplicada.',
      )
    await expect.element(row('quatro.jpg')).toHaveTextContent('Enviada')
    await expect.element(button('Adicionar 2 imagens já enviadas')).toBeVisible()
    api.answer(UPLOADS, storageError('409'))
    await button('Tentar novamente: um.jpg').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(images).toHaveLength(5)
    await save.click()
    await expect.element(getByText('Produto salvo com sucesso!')).toBeVisible()
    const names = api.requests(UPLOADS).map(({ url }) => url.slice(-40))
    const order = sent[0]?.body.images as string[]
    expect(order.slice(2).map((address) => address.slice(-40))).toEqual([names.at(-1), ...names.slice(1, 3)])
    expect(names.at(-1)).toBe(names[0])
  })

  test('at most two are sent at once, one can be cancelled, and the rest as well', async () => {
    const files = await Promise.all(
      ['um', 'dois', 'tres'].map((name) => photo(`${name}.jpg`, { width: 500, height: 500 })),
    )
    const release = api.hold(UPLOADS, {})
    const { button, row, dialog, images } = await openDialog(...files)
    await button('Enviar 3 imagens').click()
    await expect.element(row('dois.jpg')).toHaveTextContent('Enviando…')
    await expect.element(row('tres.jpg')).toHaveTextContent('Na fila')
    await expect.poll(() => api.count(UPLOADS)).toBe(2)
    await expect.element(dialog).toHaveTextContent('0 de 3 enviadas')
    await button('Cancelar o envio de dois.jpg').click()
    await expect.element(row('tres.jpg')).toHaveTextContent('Enviando…')
    await button('Cancelar envio').click()
    await expect.element(button('Enviar 3 imagens')).toBeVisible()
    release()
    await button('Cancelar').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(images).toHaveLength(2)
  })

  test('leaving while pictures are being added asks first', async () => {
    api.hold(UPLOADS, {})
    const { button, row, router, dialog, getByRole } = await openDialog(
      await photo('um.jpg', { width: 500, height: 500 }),
    )
    await button('Enviar 1 imagem').click()
    await expect.element(row('um.jpg')).toHaveTextContent('Enviando…')
    void router.navigate('/admin/orders')
    await getByRole('button', { name: 'Continuar editando' }).click()
    await expect.element(dialog).toHaveTextContent('Enviando…')
    await expect.element(row('um.jpg')).toHaveTextContent('Enviando…')
  })
})

test('[PIC-04] pasted and dropped pictures open the dialog', async () => {
  const { getByRole } = await openEdit()
  const images = getByRole('list', { name: 'Imagens', exact: true })
  const dialog = getByRole('dialog', { name: 'Enviar imagens' })
  const data = new DataTransfer()
  data.items.add(await photo('colada.jpg', { width: 500, height: 500 }))
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(dialog).toHaveTextContent('colada.jpg')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  images.element().dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  await expect.element(dialog).toHaveTextContent('colada.jpg')
})
