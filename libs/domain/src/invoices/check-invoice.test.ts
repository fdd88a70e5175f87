import { describe, expect, test } from 'vitest'
import { checkInvoice, type InvoiceSubject, isAttached, isRefused } from './check-invoice'
import { chooseOrder } from './choose-order'
import type { InvoiceFacts, InvoiceOrder, InvoiceXmlFacts, StoredInvoice } from './invoice-facts'

const KEY = '35260811222333000181550010000001231876543213'
const LETTERS = '35260812ABC34501DE36550010000001231876543216'
const NOW = Date.parse('2026-08-20T12:00:00-03:00')

const XML: InvoiceXmlFacts = {
  authorisation: '100',
  reason: 'Autorizado o uso da NF-e',
  environments: ['1', '1'],
  direction: '1',
  purpose: '1',
  protocolKey: KEY,
  declared: { state: '35', model: '55', series: '001', number: '000000123' },
}
const FACTS: InvoiceFacts = {
  accessKey: KEY,
  issuedAt: '2026-08-12T10:00:00-03:00',
  totalBrl: 120.5,
  customerDocument: '52998224725',
  customerName: 'Ana',
  protocol: '135260000000001',
  orderNumbers: [],
  xml: XML,
}
const ORDER: InvoiceOrder = {
  id: 'o1',
  orderNumber: 'LJ-2026-000001',
  status: 'enviado',
  totalBrl: 120.5,
  createdAt: '2026-08-11T10:00:00Z',
  customerDocument: '52998224725',
  customerName: 'Ana',
  isNamed: false,
  invoiceNumber: null,
}
const STORED: StoredInvoice = { orderId: 'o1', orderNumber: 'LJ-2026-000001', status: 'autorizada', source: 'xml' }

interface Change {
  facts?: Partial<InvoiceFacts>
  xml?: Partial<InvoiceXmlFacts>
  order?: Partial<InvoiceOrder> | null
  stored?: StoredInvoice
}
const subject = ({ facts, xml, order, stored }: Change): InvoiceSubject => ({
  facts: { ...FACTS, xml: { ...XML, ...xml }, ...facts },
  order: order === null ? null : { ...ORDER, ...order },
  stored: stored ?? null,
  nowMs: NOW,
})
const TYPED: Partial<InvoiceFacts> = {
  issuedAt: null,
  totalBrl: null,
  customerDocument: null,
  protocol: null,
  xml: null,
}

describe('[NFE-02] checkInvoice', () => {
  test.each<[string, Change, string[]]>([
    ['a good one', {}, []],
    ['a good one without its order', { order: null }, []],
    ['a short key', { facts: { accessKey: KEY.slice(1) } }, ['key-form']],
    ['a wrong digit', { facts: { accessKey: `${KEY.slice(0, 43)}4` } }, ['key-digit', 'key-differs']],
    ['another number beside the key', { xml: { declared: { ...XML.declared, number: '000000124' } } }, ['key-differs']],
    ['a protocol of another note', { xml: { protocolKey: LETTERS } }, ['key-differs']],
    ['denied', { xml: { authorisation: '302' } }, ['denied']],
    ['authorised late', { xml: { authorisation: '150' } }, []],
    ['tests in the protocol', { xml: { environments: ['1', '2'] } }, ['homologation']],
    ['no protocol number', { facts: { protocol: null } }, ['protocol']],
    ['incoming', { xml: { direction: '0' } }, ['incoming']],
    ['a return', { xml: { purpose: '4' } }, ['purpose']],
    ['tomorrow', { facts: { issuedAt: '2026-08-21T10:00:00-03:00' } }, ['future']],
    ['a clock ten minutes fast', { facts: { issuedAt: '2026-08-20T12:10:00-03:00' } }, []],
    ['midnight of the west', { facts: { issuedAt: '2026-08-31T23:30:00-05:00' } }, ['future']],
    ['a cent more', { facts: { totalBrl: 120.51 } }, ['total-above']],
    ['binary fractions', { facts: { totalBrl: 0.3 }, order: { totalBrl: 0.1 + 0.2 } }, []],
    ['an order without a document', { order: { customerDocument: null } }, ['order-document-missing']],
    [
      'a customer’s number with a wrong digit',
      { facts: { customerDocument: '52998224724' }, order: { customerDocument: '52998224724' } },
      ['document-digits'],
    ],
    ['a note without one', { facts: { customerDocument: null } }, ['note-document-missing']],
    ['an order with a note', { order: { invoiceNumber: 7 } }, ['order-has-note']],
    ['a cancelled order', { order: { status: 'cancelado' } }, ['order-cancelled']],
    ['a key of another order', { stored: { ...STORED, orderId: 'o2' } }, ['key-taken']],
    ['a key of an order that was deleted', { stored: { ...STORED, orderId: null } }, ['key-taken']],
    ['a cancelled note', { stored: { ...STORED, status: 'cancelada' } }, ['key-cancelled']],
    [
      'a typed key of a later month',
      { facts: { ...TYPED, accessKey: KEY.replace('2608', '2609') } },
      ['key-digit', 'future'],
    ],
  ])('finds %s', (_, change, codes) => {
    expect(checkInvoice(subject(change)).map(({ code }) => code)).toEqual(codes)
  })

  test('warns about an odd CNPJ and a total above the order', () => {
    const declared = { ...XML.declared }
    const doubted = subject({
      facts: { accessKey: LETTERS, totalBrl: 999 },
      xml: { protocolKey: LETTERS, declared },
      order: { status: 'cancelado', customerDocument: null },
    })
    const found = checkInvoice(doubted)
    expect(found.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'warning', 'warning'])
    expect(isRefused(found)).toBe(false)
    expect(isRefused(checkInvoice(subject({ xml: { direction: '0' } })))).toBe(true)
  })

  test('isAttached accepts the XML of a typed key', () => {
    expect(isAttached(subject({}))).toBe(false)
    expect(isAttached(subject({ stored: STORED }))).toBe(true)
    expect(isAttached(subject({ stored: STORED, order: null }))).toBe(true)
    expect(isAttached(subject({ stored: { ...STORED, orderId: 'o2' } }))).toBe(false)
    expect(isAttached(subject({ stored: { ...STORED, source: 'manual', status: 'informada' } }))).toBe(false)
    expect(isAttached(subject({ facts: TYPED, stored: { ...STORED, source: 'manual', status: 'informada' } }))).toBe(
      true,
    )
    expect(isAttached(subject({ stored: { ...STORED, status: 'cancelada' } }))).toBe(false)
  })
})

describe('[NFE-02] chooseOrder', () => {
  const other: InvoiceOrder = { ...ORDER, id: 'o2' }
  test.each<[string, InvoiceOrder[], string]>([
    ['none', [], 'none'],
    ['the only one of customer and total', [ORDER, { ...other, totalBrl: 9 }], 'o1'],
    ['two alike', [ORDER, other], 'several'],
    ['two alike, one of which has a note', [{ ...ORDER, invoiceNumber: 7 }, other], 'o2'],
    ['the only order although it has an invoice', [{ ...ORDER, invoiceNumber: 7 }], 'o1'],
    ['the number says which of two', [ORDER, { ...other, isNamed: true }], 'o2'],
    ['the number wins over the total', [ORDER, { ...other, isNamed: true, totalBrl: 5 }], 'o2'],
    [
      'two numbers',
      [
        { ...ORDER, isNamed: true },
        { ...other, isNamed: true },
      ],
      'several',
    ],
    ['without documents, name and total', [{ ...ORDER, customerDocument: null }], 'o1'],
    ['another total is asked', [{ ...ORDER, totalBrl: 100 }], 'several'],
  ])('chooses %s', (_, orders, expected) => {
    const choice = chooseOrder(FACTS, orders, null)
    expect(choice.kind === 'found' ? choice.order.id : choice.kind).toBe(expected)
  })

  test('leaves a stored key with its order', () => {
    const choice = chooseOrder(FACTS, [{ ...ORDER, isNamed: true }, other], { ...STORED, orderId: 'o2' })
    expect(choice).toEqual({ kind: 'found', order: other })
  })
})
