import { api, renderPage } from '@loja/component-testing'
import type { TimelineSubject } from '@loja/data/timeline'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { HistoryFold } from './HistoryFold'

const ORDER: TimelineSubject = { kind: 'order', id: '00000000-0000-4000-8000-000000000001' }
export const NOTES = 'rest/v1/staff_notes'
const TIMELINE = 'rpc/object_timeline'

export interface HeldNote {
  id: string
  body: string
  author_id: string | null
  created_at: string
  updated_at: string
  version: number
}

let notes: HeldNote[] = []
let others: object[] = []
const ACCOUNT = 'u1'

export const heldNotes = () => notes

export function note(n: number, values: Partial<HeldNote> = {}): HeldNote {
  const created_at = `2026-03-05T15:${String(n).padStart(2, '0')}:00+00:00`
  return {
    id: `00000000-0000-4000-8000-${String(100 + n).padStart(12, '0')}`,
    body: `Nota ${n}`,
    author_id: ACCOUNT,
    created_at,
    updated_at: created_at,
    version: 1,
    ...values,
  }
}

export function holdNotes(held: HeldNote[], entries: object[] = []): void {
  notes = held
  others = entries
  api.answer(NOTES, answerNotes)
  api.answer(TIMELINE, (request: Request) => {
    const args = new URL(request.url).searchParams
    const ofNotes = [...notes].reverse().map((details) => ({
      ...{ id: details.id, kind: 'note', happened_at: details.created_at },
      ...{ actor_name: details.author_id === ACCOUNT ? 'Ana' : 'Bia', details },
    }))
    const all = args.get('only_notes') === 'true' ? ofNotes : [...ofNotes, ...others]
    return Response.json(all.slice(0, Number(args.get('most'))))
  })
}

/** As the database: a write reaches only the version that was seen, of the own notes. */
export async function answerNotes(request: Request): Promise<Response> {
  const args = new URL(request.url).searchParams
  const equal = (column: string) => args.get(column)?.replace('eq.', '')
  if (request.method === 'HEAD') {
    return new Response(null, { headers: { 'content-range': `*/${notes.length}` } })
  }
  const isMeant = ({ id, version, author_id }: HeldNote) =>
    id === equal('id') && (request.method === 'GET' || (String(version) === equal('version') && author_id === ACCOUNT))
  const met = notes.filter(isMeant)
  if (request.method === 'POST') {
    const row = (await request.clone().json()) as HeldNote
    if (notes.some(({ id }) => id === row.id)) return Response.json({ code: '23505' }, { status: 409 })
    const stored = note(notes.length + 1, row)
    notes = [...notes, stored]
    return Response.json([stored], { status: 201 })
  }
  if (request.method === 'PATCH') {
    const { body } = (await request.clone().json()) as HeldNote
    const changed = met.map((one) => ({ ...one, body, version: one.version + 1, updated_at: '2026-03-06T12:00:00Z' }))
    notes = notes.map((one) => changed.find(({ id }) => id === one.id) ?? one)
    return Response.json(changed)
  }
  if (request.method === 'DELETE') notes = notes.filter((one) => !met.includes(one))
  return Response.json(met)
}

export async function openHistory() {
  localStorage.clear()
  sessionStorage.clear()
  return reopenHistory()
}

/** With the texts that were typed in this tab. */
export async function reopenHistory() {
  const view = await renderPage(<HistoryFold subject={ORDER} />, { at: '/admin/orders/1', path: '/admin/*' })
  const toggle = view.getByRole('button', { name: 'Histórico e notas' })
  await expect.element(toggle).toBeVisible()
  if (toggle.element().getAttribute('aria-expanded') === 'false') await toggle.click()
  const field = view.getByRole('textbox', { name: 'Nova nota da equipe' })
  await expect.element(field).toBeVisible()
  return {
    ...view,
    field,
    save: view.getByRole('button', { name: 'Salvar nota' }),
    entries: view.getByRole('region', { name: 'Histórico', exact: true }).getByRole('listitem'),
    entry: (text: string) => view.getByRole('listitem').filter({ hasText: text }),
    question: page.getByRole('dialog', { name: 'Há alterações não salvas' }),
  }
}
