import type { Random } from './random'
import { randomJson, randomText } from './random-value'
import type { RawRequest } from './raw-request'
import type { Schema, Shape } from './schema'

const OPERATORS = [
  ...'eq neq gt gte lt lte like ilike match imatch is isdistinct in cs cd ov sl sr nxl nxr adj fts'.split(' '),
  ...'plfts(portuguese) wfts(nope) eq(any) like(all) not.eq not.in not.is not.cs not.not.eq xx'.split(' '),
  ...['', 'eq(some)', 'in(any)'],
]

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'] as const
const HEADERS: readonly [name: string, values: readonly string[]][] = [
  [
    'prefer',
    ['return=representation', 'count=exact', 'count=planned', 'tx=rollback', 'max-affected=0,handling=strict'],
  ],
  [
    'prefer',
    ['resolution=merge-duplicates', 'resolution=ignore-duplicates,return=headers-only', 'missing=null', 'x=y'],
  ],
  ['range', ['0-9', '5-1', 'items=0-1', '-5', '99999999999999999999-', 'a-b']],
  [
    'accept',
    ['text/csv', 'application/vnd.pgrst.object+json', 'application/vnd.pgrst.plan+json', 'image/png', '*/*', ','],
  ],
  ['accept-profile', ['public', 'auth', 'pg_catalog', 'private', '', "'"]],
  ['content-profile', ['public', 'auth', 'nope']],
  ['content-type', ['text/csv', 'application/x-www-form-urlencoded', 'text/plain', 'application/octet-stream', 'x']],
  ['accept-encoding', ['gzip', 'br;q=x', '*']],
]

export function randomRequest(random: Random, schema: Schema, callers: readonly Record<string, string>[]): RawRequest {
  const isCall = random.chance(0.25)
  const shape = random.pick(isCall ? schema.functions : schema.tables)
  const method = random.pick(METHODS)
  const headers: Record<string, string> = { ...random.pick(callers), 'user-agent': 'probe' }
  for (let count = random.below(3); count > 0; count -= 1) {
    const [name, values] = random.pick(HEADERS)
    headers[name] = random.pick(values)
  }
  const parameters = isCall ? callParameters(random, shape) : tableParameters(random, shape, schema)
  const query = parameters.join('&')
  return {
    method,
    target: `/rest/v1/${isCall ? 'rpc/' : ''}${shape.name}${query && '?'}${query}`,
    headers,
    body: method === 'GET' || method === 'HEAD' ? undefined : randomBody(random, shape),
  }
}

function callParameters(random: Random, shape: Shape): string[] {
  const parameters = shape.fields
    .filter(() => random.chance(0.5))
    .map(({ name, type }) => `${name}=${randomText(random, type)}`)
  return random.chance(0.3) ? [...parameters, filter(random, shape)] : parameters
}

function tableParameters(random: Random, shape: Shape, schema: Schema): string[] {
  const parameters = Array.from({ length: random.below(4) }, () => filter(random, shape))
  if (random.chance(0.5)) parameters.push(`select=${selection(random, shape, schema)}`)
  if (random.chance(0.2))
    parameters.push(`order=${field(random, shape).name}${random.pick(['', '.desc', '.asc.nullslast', '.x'])}`)
  if (random.chance(0.2)) parameters.push(`limit=${random.pick(['0', '1', '-1', '1e9', '99999999999999999999', 'x'])}`)
  if (random.chance(0.1)) parameters.push(`offset=${random.pick(['0', '5', '-5', '9007199254740993'])}`)
  if (random.chance(0.1)) parameters.push(`columns=${field(random, shape).name},${field(random, shape).name}`)
  if (random.chance(0.1)) parameters.push(`on_conflict=${field(random, shape).name}`)
  return parameters
}

function selection(random: Random, shape: Shape, schema: Schema): string {
  const other = random.pick(schema.tables)
  const { name } = field(random, shape)
  return random.pick([
    '*',
    '',
    name,
    `a:${name}`,
    `${name}::${random.pick(['text', 'integer', 'jsonb', 'nope', 'regclass'])}`,
    `${name}->a`,
    `x:${name}->>a::int`,
    `${name},${other.name}(*)`,
    `${name},${other.name}!inner(${field(random, other).name})`,
    `...${other.name}(${field(random, other).name})`,
    `${name}.sum()`,
    'count()',
    randomText(random, 'text'),
  ])
}

function filter(random: Random, shape: Shape, depth = 0): string {
  if (depth < 3 && random.chance(0.15)) {
    const inner = Array.from({ length: 1 + random.below(3) }, () => filter(random, shape, depth + 1).replace('=', '.'))
    return `${random.pick(['or', 'and', 'not.or', 'not.and'])}=(${inner.join(',')})`
  }
  const { name, type } = field(random, shape)
  const value = randomText(random, type)
  const operator = random.pick(OPERATORS)
  return `${name}${random.pick(['', '', '', '', '->a', '->>a'])}=${operator}.${operator.endsWith('in') ? `(${value},${randomText(random, type)})` : value}`
}

function field(random: Random, shape: Shape): Shape['fields'][number] {
  if (shape.fields.length === 0 || random.chance(0.05))
    return { name: random.pick(['nope', '__proto__', '"', '', 'a.b']), type: 'text' }
  return random.pick(shape.fields)
}

function randomBody(random: Random, shape: Shape): Buffer {
  const row = () =>
    Object.fromEntries(
      shape.fields.filter(() => random.chance(0.4)).map(({ name, type }) => [name, randomJson(random, type)]),
    )
  const text = JSON.stringify(random.pick([row(), row(), row(), [row()], [row(), row()], [], null, 5, 'x', [[row()]]]))
  const bytes = Buffer.from(text)
  if (random.chance(0.05)) return bytes.subarray(0, random.below(bytes.length))
  if (random.chance(0.05)) bytes[random.below(bytes.length)] = 0x80 + random.below(128)
  return bytes
}
