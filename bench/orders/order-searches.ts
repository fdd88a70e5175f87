export function orderSearches(orders: number): Record<string, string> {
  const n = Math.floor(orders / 40) * 20
  const customer = (n * 7919) % 150_000
  const four = (value: number) => String(value % 10_000).padStart(4, '0')
  return {
    'a name': 'zuleica',
    'parts of two names': 'quadr zule',
    'a phone': `(${11 + (customer % 80)}) 9${four(customer * 7919)}-${four(customer * 31)}`,
    'an e-mail': `cliente${customer}@exemplo.test`,
    'a document': String(customer * 600_011).padStart(11, '1'),
    'a code': `LJ${String(n).padStart(9, '0')}BR`,
    'an item': '100 zafirane natura',
    'two letters': 'zu',
    'two frequent letters': 'ma',
    'nothing found': 'inexistente',
  }
}
