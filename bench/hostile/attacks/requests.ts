import { type Attack, type AttackClass, mustAnswer, sendAs } from './attack'

const bytes = (text: string) => Buffer.from(text)

function mustSelect(query: string, expected: unknown): Attack {
  return {
    name: `GET ${query}`,
    async run(target) {
      const { status, body } = await sendAs(target, 'admin', { target: `/rest/v1/${query}` })
      const text = /[[{].*[\]}]/s.exec(body)?.[0] ?? body
      return status === 200 && text === JSON.stringify(expected) ? undefined : `${status} ${text.slice(0, 120)}`
    },
  }
}

function mustKeepRows(method: 'DELETE' | 'PATCH', query: string): Attack {
  return {
    name: `${method} products?${query}`,
    async run(target) {
      const count = () =>
        target.backend.sql<{ n: number }>('select count(*)::int n from public.products where price <> 7.77')
      const [before] = await count()
      const body = method === 'PATCH' ? bytes('{"price":7.77}') : undefined
      const { status } = await sendAs(target, 'admin', { method, target: `/rest/v1/products?${query}`, body })
      const [after] = await count()
      return before?.n === after?.n ? undefined : `${status}: ${before?.n} rows became ${after?.n}`
    },
  }
}

const DUPLICATES: AttackClass = {
  title: 'conditions dropped',
  attacks: [
    ...[
      'price=lt.0&price=neq.1',
      'or=(price.lt.0)&or=(price.gt.0)',
      'not.and=(price.gte.0)&not.and=(price.lt.0)',
      'price=not.gte.0&price=not.lt.0',
      'price=lt.0&__proto__=not.is.null',
      'price=gt.0&toString=eq.1',
      'price=gt.0&limit=1',
      'price=gt.0&offset=1000',
      'price=gt.0&nope=eq.1',
      'id=eq.x',
      'name=eq.0x10&price=gt.0',
      '',
      'select=id',
      'and=()',
    ].flatMap((query) => [mustKeepRows('DELETE', query), mustKeepRows('PATCH', query)]),
    ...['select=id&select=name', 'order=id&order=name', 'limit=1&limit=2', 'offset=1&offset=2', 'limit=x'].map(
      (query) => mustAnswer([400], 'anonymous', { target: `/rest/v1/products?${query}` }),
    ),
  ],
}

const TYPES: AttackClass = {
  title: 'values read as another type',
  attacks: [
    ...['eq.1', 'true', 'null', '0x10', '12345678901234567890', '{"a":1}', 'not.5', 'is.null', 'in.(1)'].map((text) =>
      mustSelect(
        `rpc/list_orders?filter=${encodeURIComponent(JSON.stringify({ search: `${text}no such order` }))}`,
        [],
      ),
    ),
    mustAnswer([405], 'admin', {
      target: '/rest/v1/rpc/change_products?kind=delete&selection=%7B%22all%22:true%7D',
    }),
    mustAnswer([405], 'admin', { target: '/rest/v1/rpc/delete_all_products?phrase=DELETAR%20TUDO' }),
    ...['tags=eq.5', 'tags=cs.5', 'tags=cs.{"a":1}', 'name=eq.{a}', 'order=na%00me', 'id=eq.%FF', 'price=eq.x'].map(
      (query) => mustAnswer([400], 'anonymous', { target: `/rest/v1/products?select=id&${query}` }),
    ),
    ...['{"name":"x","price":12345678901234567890}', '{"name":"x","price":"y"}', '{"name":"a\\u0000","price":1}']
      .concat([
        '{"name":"x","price":1,"tags":{"a":1}}',
        '{"name":"x","price":1,"tags":5}',
        '{"name":{},"price":1}',
        '{',
      ])
      .map((body) =>
        mustAnswer([400], 'admin', { method: 'POST', target: '/rest/v1/products', body: bytes(body), name: body }),
      ),
    mustAnswer([400], 'admin', {
      method: 'POST',
      target: '/rest/v1/products',
      body: Buffer.concat([bytes('{"price":1,"name":"'), Buffer.from([0xff]), bytes('"}')]),
      name: 'a byte that is no UTF-8',
    }),
  ],
}

const NESTING: AttackClass = {
  title: 'size and depth',
  attacks: [
    mustAnswer([400, 413, 414], 'anonymous', {
      target: `/rest/v1/products?select=${'categories(id,products(id,'.repeat(4)}id${'))'.repeat(4)}`,
      name: 'embedded tables 8 deep',
    }),
    mustAnswer([400], 'admin', {
      method: 'POST',
      target: '/rest/v1/orders',
      body: bytes(`{"shipping_address":${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}}`),
      name: 'an address 4,000 deep',
    }),
    mustAnswer([400], 'anonymous', { target: `/rest/v1/products?or=${'(or'.repeat(500)}`, name: 'brackets 500 deep' }),
    mustAnswer([200], 'anonymous', {
      target: `/rest/v1/products?select=id&id=in.(${Array.from({ length: 1000 }, () => crypto.randomUUID()).join()})`,
      name: 'a legal list of 1,000 ids',
    }),
    mustAnswer([413], 'anonymous', {
      method: 'POST',
      target: '/rest/v1/products',
      body: Buffer.alloc(11 * 1024 * 1024, 'x'),
      name: 'a body of 11 MB',
    }),
  ],
}

export const REQUEST_CLASSES: readonly AttackClass[] = [DUPLICATES, TYPES, NESTING]
