import { api, closeNotices, notices } from '@loja/component-testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { database, heldView, heldViews, holdViews, openPeople } from './test-support'

const TEAM = heldView(1, 'Da casa', { owner_id: null })
const A = heldView(2, 'A', { address: 'busca=A' })
const B = heldView(3, 'B', { address: 'busca=B' })
const C = heldView(4, 'C', { address: 'busca=C' })

beforeEach(() => holdViews([TEAM, A, B, C]))

async function openManage(query = '') {
  const opened = await openPeople(query)
  await opened.button('Organizar visões').click()
  const dialog = page.getByRole('dialog', { name: 'Organizar visões' })
  await expect.element(dialog).toBeVisible()
  return {
    ...opened,
    dialog,
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    own: () =>
      [...document.querySelectorAll('section[aria-label="Só suas"] li')].map(
        (row) => row.firstChild?.nextSibling?.textContent,
      ),
  }
}
const names = () => heldViews().map(({ name }) => name)
const notice = (text: string) => page.getByRole('alert').filter({ hasText: text })

describe('[VIEW-04] the order', () => {
  test('changes by each press of Alt with an arrow key, and the focus stays', async () => {
    const { dialog, own } = await openManage()
    const rename = dialog.getByRole('button', { name: 'Renomear C' })
    ;(rename.element() as HTMLElement).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect.poll(own).toEqual(['C', 'A', 'B'])
    await expect.element(rename).toHaveFocus()
    await expect.poll(names).toEqual(['Da casa', 'C', 'A', 'B'])
  })

  test('changes by drag in one request', async () => {
    const { dialog, own } = await openManage()
    await drag(dialog.getByTitle('Arrastar A'), dialog.getByTitle('Arrastar C'))
    await expect.poll(own).toEqual(['B', 'C', 'A'])
    await expect.poll(names).toEqual(['Da casa', 'B', 'C', 'A'])
    expect(api.count('rpc/order_saved_views')).toBe(1)
  })

  test('returns to the stored one when another session added a view', async () => {
    const { press, own } = await openManage()
    api.answer('rpc/order_saved_views', () =>
      Response.json({ code: 'P0001', details: 'saved_views_changed', message: 'secret' }, { status: 400 }),
    )
    await press('Descer A')
    await expect.element(notice('As visões mudaram em outra sessão e a ordem não foi salva.')).toBeVisible()
    expect(own()).toEqual(['A', 'B', 'C'])
  })
})

async function drag(from: Locator, to: Locator): Promise<void> {
  const [start, end] = [from, to].map((locator) => locator.element().getBoundingClientRect())
  const at = (box: DOMRect | undefined) => ({
    clientX: (box?.x ?? 0) + 5,
    clientY: (box?.y ?? 0) + 5,
    pointerId: 1,
    bubbles: true,
  })
  const handle = from.element() as HTMLElement
  handle.setPointerCapture = () => undefined
  handle.dispatchEvent(new PointerEvent('pointerdown', at(start)))
  await expect.poll(() => document.querySelector('li[data-dragged]')).not.toBeNull()
  handle.dispatchEvent(new PointerEvent('pointermove', at(end)))
  await expect
    .poll(() => document.querySelector('section[aria-label="Só suas"] li:last-child [title]')?.getAttribute('title'))
    .toBe('Arrastar A')
  handle.dispatchEvent(new PointerEvent('pointerup', at(end)))
}

describe('[VIEW-04] a view', () => {
  test('is renamed, and an unchanged or empty name sends nothing', async () => {
    const { press, dialog } = await openManage()
    await press('Renomear A')
    const box = dialog.getByRole('textbox', { name: 'Nome da visão' })
    await userEvent.keyboard('{Enter}')
    await expect.element(box).not.toBeInTheDocument()
    await press('Renomear A')
    await box.fill('  ')
    await expect.element(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled()
    await box.fill('Antigos')
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toContain('Antigos')
    expect(heldViews()[1]).toEqual({ ...A, name: 'Antigos', version: 2 })
    expect(notices().elements()).toEqual([])
  })

  test('is shared with the team, and taken back', async () => {
    const { press, own } = await openManage()
    await press('Compartilhar A com a equipe')
    await expect.poll(own).toEqual(['B', 'C'])
    expect(heldViews()[1]).toMatchObject({ name: 'A', owner_id: null })
    await press('Deixar A só para mim')
    await expect.poll(own).toEqual(['A', 'B', 'C'])
    expect(heldViews()[1]).toMatchObject({ name: 'A', owner_id: 'u1' })
  })

  test('is deleted after a question, and its address stays', async () => {
    const { press, address } = await openManage(`?busca=A&visao=${A.id}`)
    await press('Excluir A')
    const question = page.getByRole('dialog', { name: 'Excluir visão' })
    await expect.element(question).toHaveTextContent('A visão A será excluída.')
    await question.getByRole('button', { name: 'Excluir' }).click()
    await expect.poll(names).toEqual(['Da casa', 'B', 'C'])
    expect(address()).toBe(`?busca=A&visao=${A.id}`)
  })
})

async function readAnotherVersion(request: Request): Promise<Response> {
  if (!new URL(request.url).searchParams.has('id')) return database.GET?.(request) ?? Response.error()
  return Response.json([{ ...A, version: 7 }])
}

describe('[VIEW-04] [ERR-01] a write that fails changes nothing:', () => {
  test('a name that is taken, or a lost answer', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => Response.json({ code: '23505', message: 'secret' }, { status: 409 }),
    ]
    holdViews([TEAM, A, B, C], { POST: async () => answers.shift()?.() ?? Response.error() })
    const { saveView, dialog } = await openPeople('?busca=x')
    await saveView()
    await dialog.getByRole('textbox', { name: 'Nome da visão' }).fill('Nova')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(notice('Erro ao salvar visão:').first())
      .toHaveTextContent('Não sabemos se a alteração foi gravada')
    await userEvent.keyboard('{Enter}')
    await expect.element(notice('Já existe uma visão com este nome.').first()).toBeVisible()
    expect(document.body).not.toHaveTextContent('secret')
    await closeNotices()
  })

  test.each([
    ['update', 'PATCH', 'A visão A foi alterada em outra sessão. Confira e tente novamente.'],
    ['deletion', 'DELETE', 'A visão A foi alterada em outra sessão e não foi excluída.'],
  ])('the %s of a view that another session changed', async (_, method, text) => {
    holdViews([TEAM, A, B, C], { GET: readAnotherVersion, [method]: async () => Response.json([]) })
    const { button } = await openPeople(`?busca=x&visao=${A.id}`)
    if (method === 'PATCH') await button('Atualizar').click()
    else {
      await button('Organizar visões').click()
      await button('Excluir A').click()
      await page.getByRole('dialog', { name: 'Excluir visão' }).getByRole('button', { name: 'Excluir' }).click()
    }
    await expect.element(notice(text).first()).toBeVisible()
    expect(heldViews()).toEqual([TEAM, A, B, C])
    await closeNotices()
  })
})
