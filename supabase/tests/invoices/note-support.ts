import type { RunningBackend } from '@loja/backend'

function digitOf(body: string): number {
  let sum = 0
  for (let at = 0; at < body.length; at += 1) sum += (body.charCodeAt(body.length - 1 - at) - 48) * (2 + (at % 8))
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

export function keyOf(number: number, issuedAt: string, issuer = '11222333000181'): string {
  const body = `35${issuedAt.slice(2, 4)}${issuedAt.slice(5, 7)}${issuer}55001${String(number).padStart(9, '0')}112345678`
  return `${body}${digitOf(body)}`
}

export function xmlOf(key: string): string {
  return `<nfeProc><infNFe Id="NFe${key}"><tpAmb>1</tpAmb></infNFe><infProt><tpAmb>1</tpAmb><chNFe>${key}</chNFe><cStat>100</cStat></infProt></nfeProc>`
}

export interface SentNote {
  order_id: string
  access_key: string
  issued_at: string | null
  total: number | string | null
  customer_document: string | null
  protocol: string | null
  xml: string | null
}

export async function makeOrder(sql: RunningBackend['sql'], change: object = {}): Promise<string> {
  const order = { total: 100, status: 'enviado', name: 'Ana Bárbara', cpf: '529.982.247-25', ...change }
  const { total, status, ...address } = order
  const [row] = await sql<{ id: string }>(
    `insert into public.orders (total, status, shipping_address, created_at)
      values ($1, $2, $3, now() - interval '1 day') returning id`,
    [total, status, JSON.stringify(address)],
  )
  return row?.id ?? ''
}

let serial = 0

export function noteFor(orderId: string, change: Partial<SentNote> = {}): SentNote {
  serial += 1
  const issued = change.issued_at ?? storeMoment(-1)
  const key = change.access_key ?? keyOf(500_000 + serial, issued)
  return {
    order_id: orderId,
    access_key: key,
    issued_at: issued,
    total: 100,
    customer_document: '52998224725',
    protocol: '135260000000001',
    xml: xmlOf(key),
    ...change,
  }
}

export function typedNoteFor(orderId: string): SentNote {
  return { ...noteFor(orderId), issued_at: null, total: null, customer_document: null, protocol: null, xml: null }
}

export function storeMoment(hours: number): string {
  const wall = new Date(Date.now() + hours * 3_600_000 - 3 * 3_600_000)
  return `${wall.toISOString().slice(0, 19)}-03:00`
}
