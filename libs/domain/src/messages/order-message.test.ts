import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unknownPlaceholders } from './fill-template'
import { messageFacts } from './message-facts'
import { MESSAGE_TEMPLATES } from './message-templates'
import {
  MESSAGE_KINDS,
  MESSAGE_PLACEHOLDERS,
  MESSAGE_TEMPLATE_LIMIT,
  type MessageFacts,
  orderMessage,
} from './order-message'

const FACTS: MessageFacts = {
  nome: 'Ana',
  pedido: 'LJ-2026-000417',
  loja: 'Loja',
  codigo: 'AA123456785BR',
  link: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
  itens: '1x Asad\n2x Sabah',
  total: 'R$ 379,80',
  pix: '00020126…6304ABCD',
}
const NOTHING = Object.fromEntries(MESSAGE_PLACEHOLDERS.map((name) => [name, ''])) as MessageFacts

describe('[MSG-01] orderMessage', () => {
  test.each([
    ['Oi {nome}, tudo bem?', {}, 'Oi Ana, tudo bem?'],
    ['Oi {nome}, tudo bem?', { nome: '' }, ''],
    ['Olá, {nome}! Pedido {pedido}.', { nome: '' }, 'Olá! Pedido LJ-2026-000417.'],
    ['Enviado!\nCódigo: {codigo}\nLink: {link}', { link: '' }, 'Enviado!\nCódigo: AA123456785BR'],
    ['Código: {codigo} {link}', { link: ' ' }, 'Código: AA123456785BR'],
    ['Itens:\n{itens}\n*Total: {total}* 🎁', {}, 'Itens:\n1x Asad\n2x Sabah\n*Total: R$ 379,80* 🎁'],
    ['{{nome}}', {}, 'Ana'],
    ['{nome} {nome}', {}, 'Ana Ana'],
    ['Olá, {cliente}!', {}, 'Olá, {cliente}!'],
    ['sem campos\n\noutra linha', {}, 'sem campos\n\noutra linha'],
    ['{nome}', { nome: '{pedido}' }, 'pedido'],
    ['{nome}', { nome: '$& $1' }, '$& $1'],
    ['', {}, ''],
    ['{pedido} {n{link}ome}', { link: '' }, 'LJ-2026-000417 nome'],
    ['{n{loja}e}', { loja: 'om' }, 'nome'],
  ])('%j with %j is %j', (template, change, message) => {
    expect(orderMessage(template, { ...FACTS, ...change })).toBe(message)
  })

  const placeholder = fc.constantFrom(...MESSAGE_PLACEHOLDERS, 'cliente').map((name) => `{${name}}`)
  const piece = fc.oneof(
    placeholder,
    fc.constantFrom('{', '}', 'no', 'me', '{n', 'nome}', ', ', '\n', 'Olá'),
    fc.string(),
  )
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  const facts = fc.record(
    Object.fromEntries(MESSAGE_PLACEHOLDERS.map((name) => [name, text])) as Record<
      (typeof MESSAGE_PLACEHOLDERS)[number],
      typeof text
    >,
  )

  test('no result contains a known placeholder', () => {
    fc.assert(
      fc.property(text, facts, (template, given) => {
        expect(orderMessage(template, given)).not.toMatch(/\{(nome|pedido|loja|codigo|link|itens|total)\}/)
      }),
      { numRuns: 3000 },
    )
  })

  test('no text of the customer is replaced', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const inserted = orderMessage('[{nome}]', given)
        const name = given.nome.replaceAll(/[{}]/g, '').trim()
        expect(inserted).toBe(name === '' ? '' : `[${name}]`)
      }),
    )
  })
})

test.each(MESSAGE_KINDS)('[MSG-01] defaults %s reads well with and without data', (kind) => {
  const template = MESSAGE_TEMPLATES[kind]
  expect(template.length).toBeLessThan(MESSAGE_TEMPLATE_LIMIT)
  expect(unknownPlaceholders(template, MESSAGE_PLACEHOLDERS)).toEqual([])
  expect(orderMessage(template, FACTS)).toMatch(/^Olá, Ana! .*LJ-2026-000417.* Loja/)
  const bare = orderMessage(template, { ...NOTHING, pedido: 'LJ-1', loja: 'Loja' })
  expect(bare).toMatch(/^Olá! .*LJ-1.* Loja/)
  expect(bare).not.toMatch(/[{}]| [.,!:]|:$|\n\n| {2}/)
})

test.each([
  ['Olá, {nome}!', []],
  ['{cliente} e {Nome} e {cliente}', ['{cliente}', '{Nome}']],
  ['{ nome } fica', ['{ nome }']],
  ['{nome e {pedido}', ['{nome e']],
  ['} sozinho', []],
])('[MSG-01] %j has the unknown placeholders %j', (template, unknown) => {
  expect(unknownPlaceholders(template, MESSAGE_PLACEHOLDERS)).toEqual(unknown)
})

describe('[MSG-01] messageFacts', () => {
  const order = {
    orderNumber: 'LJ-1',
    total: 1234.5,
    shipping: { name: ' Ana  Souza' },
    items: [
      { productName: 'Asad', quantity: 2 },
      { productName: null, quantity: 1 },
      { productName: 'Brinde', quantity: null },
    ],
    trackingCodes: [{ code: 'AA123456785BR', carrier: null }],
  }

  test('has the first name, the items and the page of the carrier', () => {
    expect(messageFacts(order, 'Loja', '00020126')).toEqual({
      pix: '00020126',
      nome: 'Ana',
      pedido: 'LJ-1',
      loja: 'Loja',
      codigo: 'AA123456785BR',
      link: FACTS.link,
      itens: '2x Asad\nBrinde',
      total: 'R$\u00a01.234,50',
    })
  })

  test('is empty where the order has nothing', () => {
    const bare = { orderNumber: 'LJ-1', total: null, shipping: { name: null }, items: [], trackingCodes: [] }
    expect(messageFacts(bare, 'Loja')).toEqual({ ...NOTHING, pedido: 'LJ-1', loja: 'Loja' })
  })

  test('names twelve items and counts the others', () => {
    const items = Array.from({ length: 15 }, (_, index) => ({ productName: `Item ${index}`, quantity: 1 }))
    const lines = messageFacts({ ...order, items }, 'Loja').itens.split('\n')
    expect(lines).toHaveLength(13)
    expect(lines.at(-1)).toBe('e mais 3 itens')
  })
})
