import { keyOf, type SentNote, storeMoment, xmlOf } from './note-support'

const tomorrow = storeMoment(24)
const lastYear = '2025-01-15T10:00:00-03:00'

export const REFUSED_NOTES: [what: string, code: string, change: Partial<SentNote>][] = [
  ['a wrong digit', 'key', { access_key: '35260811222333000181550010000001231876543214' }],
  ['an order that is not there', 'order-unknown', { order_id: '00000000-0000-4000-8000-000000000000' }],
  ['a moment to come', 'future', { issued_at: tomorrow }],
  ['infinity', 'future', { issued_at: 'infinity', access_key: keyOf(1, storeMoment(-1)) }],
  ['less than nothing', 'total', { total: -1 }],
  ['another month than the key', 'month-differs', { access_key: keyOf(2, lastYear) }],
  ['a cent less than the order', 'total-below', { total: 99.99 }],
  ['no number', 'total', { total: 'NaN' }],
  ['what is no document', 'document', { customer_document: '529.982.247-25' }],
  ['what is no protocol', 'protocol', { protocol: 'x' }],
  ['an XML without a total', 'xml', { total: null }],
  ['the XML of another note', 'xml', { xml: xmlOf(keyOf(3, storeMoment(-1))) }],
  ['a document type', 'xml', { xml: '<!DOCTYPE x>' }],
]
