import { describe, expect, test } from 'vitest'
import { feedbackListParams } from './feedback-list-params'
import { toFeedbackState } from './feedback-state'
import { feedbackTotals } from './feedback-totals'

const PRODUCT = '00000000-0000-4000-8000-00000000000a'
const { sort: _, page: __, pageSize: ___, ...EVERY } = feedbackListParams.initial

const parse = (address: Record<string, string>) => feedbackListParams.parse({ get: (name) => address[name] ?? null })

describe('[FBK-01] [NAV-05] feedback list parameters', () => {
  test('write and read back filters, sort, page size and page', () => {
    const address = {
      busca: 'cheiro',
      estado: 'pendente',
      nota: '4',
      produto: PRODUCT,
      'sem-resposta': 'sim',
      ordem: 'menor-nota',
      'por-pagina': '50',
      pagina: '3',
    }
    const params = parse(address)
    expect(params).toEqual({
      search: 'cheiro',
      state: 'pendente',
      rating: 4,
      product: PRODUCT,
      unanswered: true,
      sort: 'rating_asc',
      pageSize: 50,
      page: 3,
    })
    expect(feedbackListParams.format(params)).toEqual(address)
  })

  test('ignore an invalid query', () => {
    for (const [name, value] of [
      ['estado', 'aceito'],
      ['nota', '6'],
      ['nota', '4.0'],
      ['nota', '1e0'],
      ['produto', '1'],
      ['sem-resposta', '1'],
      ['ordem', 'x'],
    ] as const) {
      expect(parse({ [name]: value }), name).toEqual(feedbackListParams.initial)
    }
  })

  test('an unknown state shows as pending', () => {
    expect([toFeedbackState('aprovado'), toFeedbackState('spam'), toFeedbackState(null)]).toEqual([
      'aprovado',
      'pendente',
      'pendente',
    ])
  })
})

describe('[FBK-01] totals', () => {
  const TALLIES = [
    { state: 'pendente', rating: 5, count: 3, unanswered: 3 },
    { state: 'pendente', rating: 1, count: 1, unanswered: 1 },
    { state: 'aprovado', rating: 5, count: 10, unanswered: 4 },
    { state: 'aprovado', rating: 2, count: 2, unanswered: 0 },
    { state: 'oculto', rating: 1, count: 4, unanswered: 4 },
  ] as const

  test('count everything without a filter', () => {
    expect(feedbackTotals(TALLIES, EVERY)).toEqual({
      total: 20,
      all: 20,
      byState: { pendente: 4, aprovado: 12, oculto: 4 },
      byRating: { 5: 13, 4: 0, 3: 0, 2: 2, 1: 5 },
      unanswered: 12,
      average: (13 * 5 + 2 * 2 + 5) / 20,
    })
  })

  test('ignore only the part of the filter that each count is about', () => {
    expect(feedbackTotals(TALLIES, { state: 'aprovado', rating: 5, unanswered: true })).toEqual({
      total: 4,
      all: 7,
      byState: { pendente: 3, aprovado: 4, oculto: 0 },
      byRating: { 5: 4, 4: 0, 3: 0, 2: 0, 1: 0 },
      unanswered: 4,
      average: 5,
    })
  })

  test('have no average without feedbacks', () => {
    expect(feedbackTotals([], EVERY)).toMatchObject({ total: 0, average: null })
  })
})
