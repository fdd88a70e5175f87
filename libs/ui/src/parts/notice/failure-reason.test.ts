import { DataError } from '@loja/data/client'
import { expect, test } from 'vitest'
import { failureReason, failureSentence } from './failure-reason'

test.each([
  [new DataError('busy', 'orders.delete'), 'muitas solicitações. Aguarde um instante e tente novamente.'],
  [new DataError('invalid', 'orders.delete'), 'o servidor não aceitou os dados.'],
  [new DataError('not-found', 'orders.delete'), 'o pedido não existe mais.'],
  [new Error('relation "orders" does not exist'), 'ocorreu um erro inesperado.'],
  [Object.assign(new DataError('unknown', 'x'), { code: 'newer' }), 'ocorreu um erro inesperado.'],
])('[ERR-02] %s', (error, reason) => {
  expect(failureReason(error, { 'not-found': 'o pedido não existe mais.' })).toBe(reason)
})

test('a sentence starts with a capital', () => {
  expect(failureSentence(new DataError('session', 'orders.export'))).toBe('Sua sessão terminou.')
})
