import { api, closeNotices, notices } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answerNotes, heldNotes, holdNotes, NOTES, note, openHistory } from './test-support'

const UNKNOWN =
  'sem resposta do servidor. Verifique sua conexão. Não sabemos se a alteração foi gravada: confira antes de tentar novamente.'

async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeEnabled()
  ;(button.element() as HTMLElement).click()
}

const cut = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => holdNotes([note(1)]))

test.each([
  ['403', () => Response.json({ message: 'secret' }, { status: 403 })],
  ['a row that row security hides', () => Response.json([])],
])('[NOTE-04] [ERR-01] a deletion that is refused (%s) is reported once, and the note stays', async (_, refuse) => {
  const { entry, getByRole } = await openHistory()
  await expect.element(entry('Nota 1')).toBeVisible()
  api.answer(NOTES, (request: Request) => (request.method === 'DELETE' ? refuse() : answerNotes(request)))
  await press(getByRole('button', { name: 'Excluir nota' }))
  await expect.element(page.getByText('Erro ao excluir a nota: só quem escreveu a nota pode alterá-la.')).toBeVisible()
  expect(notices().elements()).toHaveLength(1)
  expect(document.body).not.toHaveTextContent('secret')
  expect(heldNotes()).toHaveLength(1)
  await closeNotices()
})

test('[NOTE-03] a repeat after a lost answer stores the note once', async () => {
  holdNotes([])
  const { field, save, entry } = await openHistory()
  api.answer(NOTES, (request: Request) =>
    request.method === 'POST' ? answerNotes(request).then(cut) : answerNotes(request),
  )
  await field.fill('Ligar antes')
  await press(save)
  await expect.element(page.getByText(`Erro ao salvar a nota: ${UNKNOWN}`)).toBeVisible()
  await expect.element(field).toHaveValue('Ligar antes')
  await expect.element(entry('Ligar antes')).toBeVisible()
  api.answer(NOTES, answerNotes)
  await press(save)
  await expect.element(field).toHaveValue('')
  expect(heldNotes()).toHaveLength(1)
})

test('[NOTE-03] a note on an order that was deleted is not saved, and stays typed', async () => {
  const { field, save } = await openHistory()
  api.answer(NOTES, (request: Request) =>
    request.method === 'POST' ? Response.json({ code: '23503' }, { status: 409 }) : Response.json([]),
  )
  await field.fill('Ligar antes')
  await press(save)
  await expect.element(page.getByText('Erro ao salvar a nota: o registro foi excluído.')).toBeVisible()
  await expect.element(field).toHaveValue('Ligar antes')
})
