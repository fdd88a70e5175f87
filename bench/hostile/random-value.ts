import type { Random } from './random'

const FITTING: Readonly<Record<string, readonly string[]>> = {
  text: ['ção', 'Perfume', '%', '*a*', '_', 'pendente', 'a,b', '(x)', "'; drop table products; --"],
  boolean: ['true', 'f', '1', 'unknown'],
  integer: ['0', '-1', '2147483647', '2147483648', '5e1'],
  bigint: ['9223372036854775807', '9223372036854775808'],
  numeric: ['1.5', '-0', 'NaN', 'Infinity', '1e400', '99999999999.999', '12345678901234567890'],
  uuid: ['00000000-0000-0000-0000-000000000000', '0000', '{00000000-0000-0000-0000-000000000000}'],
  'timestamp with time zone': ['2026-11-21', '2026-11-21T12:00:00Z', 'infinity', 'now', '99999-01-01', '2026-02-30'],
  date: ['2026-11-21', '-infinity', '0000-00-00', 'today'],
  jsonb: ['{"a":1}', '[]', '"x"', '{', 'null', `${'['.repeat(50)}${']'.repeat(50)}`, '{"a":"\\u0000"}'],
  'text[]': ['{a,b}', '{}', '{"a,b",c}', '{{a},{b}}', '{a', '[1]', '{null}', '{"a":1}'],
}
const ODD =
  String.raw` null true 5 0x10 1e5 eq.1 not.null () ( ) " "a \ { } {a} {"a":1} [1,2] 1.5 - -- ; ' '' $1 %00 % %zz %FF`
    .split(' ')
    .concat(['%ED%A0%80', '%F0%9F%98%80', '__proto__', 'constructor', '9'.repeat(400), 'x'.repeat(3000)])
    .concat(['%0A', '%0D%0A', '::text', 'a->b', 'a->>b'])

export function randomText(random: Random, type: string): string {
  const share = random.below(10)
  if (share < 4) return encodeURIComponent(random.pick(FITTING[type] ?? FITTING.text ?? ODD))
  if (share < 6) return encodeURIComponent(random.pick(random.pick(Object.values(FITTING))))
  return random.pick(ODD)
}

const JSON_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  '',
  'x',
  'null',
  '\u0000',
  '\ud800',
].concat([[], {}, [1], ['a'], [[]], [null], { a: 1 }, { toString: 1 }, 'x'.repeat(5000), '{a}', '5'] as never[])

export function randomJson(random: Random, type: string): unknown {
  if (random.chance(0.4)) return random.pick(FITTING[type] ?? FITTING.text ?? ODD)
  return random.pick(JSON_VALUES)
}
