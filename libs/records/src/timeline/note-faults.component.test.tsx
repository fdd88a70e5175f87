import { api, closeNotices, notices } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answerNotes, heldNotes, holdNotes, NOTES, note, openHistory } from './test-support'

type Opened = Awaited<ReturnType<typeof openHistory>>
type Code = 'network' | 'forbidden' | 'hidden'

interface Action {
  name: string
  method: string
  errors: Record<Code, string>
  act(opened: Opened): Promise<void>
  /** Typed text stays. */
  expectKept?(opened: Opened): Promise<unknown>
}

const UNKNOWN =
  'sem resposta do servidor. Verifique sua conexão. Não sabemos se a alteração foi gravada: confira antes de tentar de novo.'
const textsOf = (start: string): Record<Code, string> => ({
  network: `${start}: ${UNKNOWN}`,
  forbidden: `${start}: só quem escreveu a nota pode alterá-la.`,
  hidden: `${start}: só quem escreveu a nota pode alterá-la.`,
})

/** Movements of the pointer would take most of the time. */
async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeEnabled()
  ;(button.element() as HTMLElement).click()
}

const ACTIONS: Action[] = [
  {
    name: '[NOTE-03] a new note',
    method: 'POST',
    errors: textsOf('Erro ao salvar a nota'),
    act: async ({ field, save }) => {
      await field.fill('Ligar antes')
      await press(save)
    },
    expectKept: ({ field }) => expect.element(field).toHaveValue('Ligar antes'),
  },
  {
    name: '[NOTE-04] a deletion',
    method: 'DELETE',
    errors: textsOf('Erro ao excluir a nota'),
    act: ({ getByRole }) => press(getByRole('button', { name: 'Excluir nota' })),
  },
]

const SERVER_MESSAGE = 'relation "staff_notes" is on fire'
const refuse = (status: number) => async () => Response.json({ message: SERVER_MESSAGE }, { status })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
/** The last one writes. */
const FAULTS: [name: string, error: Code, answer: (request: Request) => Promise<Response>][] = [
  ['403', 'forbidden', refuse(403)],
  ['a row that row security hides', 'hidden', async () => Response.json([])],
  ['answer lost', 'network', (request) => answerNotes(request).then(cut)],
]

beforeEach(() => holdNotes([note(1)]))

test.each(ACTIONS.map((action) => [action.name, action] as const))(
  '%s sends one request per fault, shows its text and no success, and typed text stays',
  async (_, action) => {
    const opened = await openHistory()
    await expect.element(opened.entry('Nota 1')).toBeVisible()
    for (const [name, error, answer] of FAULTS) {
      let sent = 0
      api.answer(NOTES, (request: Request) => {
        if (request.method !== action.method) return answerNotes(request)
        sent += 1
        return answer(request)
      })
      await action.act(opened)
      await expect.element(page.getByText(action.errors[error]), { message: name }).toBeVisible()
      expect(notices().elements()).toHaveLength(1)
      expect(document.body).not.toHaveTextContent(SERVER_MESSAGE)
      await action.expectKept?.(opened)
      expect([name, sent]).toEqual([name, 1])
      await closeNotices()
    }
  },
)

test('[NOTE-03] a repeat after a lost answer stores the note once', async () => {
  holdNotes([])
  const { field, save, entry } = await openHistory()
  api.answer(NOTES, (request: Request) =>
    request.method === 'POST' ? answerNotes(request).then(cut) : answerNotes(request),
  )
  await field.fill('Ligar antes')
  await press(save)
  await expect.element(page.getByText(UNKNOWN)).toBeVisible()
  // It was stored, and is read again.
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
