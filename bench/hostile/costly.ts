import { sendAs } from './attacks/attack'
import type { RawAnswer } from './raw-request'
import { type Caller, headersOf, signIn, type Target } from './target'

export interface CostlyRequest {
  name: string
  caller: Caller
  method: 'GET' | 'POST'
  target: string
  headers?: Record<string, string>
  body?: Buffer
  times?: number
  statuses: readonly number[]
}

export interface CostlyResult {
  name: string
  answered: string
  isMet: boolean
  worstWaitMs: number
}

const PRODUCTS = '/rest/v1/products'
const VISITOR_CALL = '/rest/v1/rpc/public_settings'
const PASSWORD = '/auth/v1/token?grant_type=password'

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length))
const list = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index))

function post(
  name: string,
  { caller = 'anonymous', target = VISITOR_CALL, ...rest }: Partial<CostlyRequest>,
  body: string,
): CostlyRequest {
  return { name, caller, method: 'POST', target, statuses: [400, 401, 413], ...rest, body: Buffer.from(body) }
}

const get = (name: string, query: string, rest: Partial<CostlyRequest> = {}): CostlyRequest => ({
  name,
  caller: 'anonymous',
  method: 'GET',
  target: `${PRODUCTS}?${query}`,
  statuses: [400, 401],
  ...rest,
})

const BACK_REFERENCES = 'select=id&name=match.(.*)(.*)(.*)%5C1%5C2%5C3'
const MANY_ALTERNATIVES = `select=id&description=ilike(any).{${filled('*a*b*,', 3900)}c}`
const belowCategories = (times: number) =>
  `select=id,categories(${list(times, (index) => `a${index}:products(*)`).join()})`
const ROWS = list(33_000, (index) => `{"name":"n${index}","price":1}`).join()

export const COSTLY_REQUESTS: readonly CostlyRequest[] = [
  post('a number of 200 KB', { target: PRODUCTS }, `{"price":1${filled('0', 200_000)}1}`),
  post('a number of 900 KB in a call', {}, `{"price":1${filled('0', 900_000)}1}`),
  post('a number of 900 KB in a sign-in', { target: PASSWORD }, `{"email":1${filled('0', 900_000)}1}`),
  post(
    'a number of 900 KB of a customer',
    { caller: 'customer', target: PRODUCTS },
    `{"price":0.${filled('0', 900_000)}1}`,
  ),
  post(
    'a price of 900 KB of digits in a text',
    { caller: 'admin', target: PRODUCTS },
    `{"price":"1${filled('0', 900_000)}1"}`,
  ),
  post('a text of 1 MB without an end', {}, `"${filled('\\"', 1_000_000)}`),
  post('a text of 1 MB without an end in a sign-in', { target: PASSWORD }, `"${filled('\\"', 1_000_000)}`),
  post('digits of 900 KB that end in a minus', {}, `${filled('1', 900_000)}-`),
  post('300,000 empty rows', {}, `[${filled('{},', 900_000)}{}]`),
  post(
    '300,000 empty rows of a customer',
    { caller: 'customer', target: '/rest/v1/feedbacks' },
    `[${filled('{},', 900_000)}{}]`,
  ),
  post(
    '3,000,000 empty rows of the administrator',
    { caller: 'admin', target: PRODUCTS },
    `[${filled('{},', 9_000_000)}{}]`,
  ),
  post('900 KB of keys', {}, `{${list(65_000, (index) => `"k${index}":1`).join()}}`),
  post('9 MB of keys', {}, `{${list(650_000, (index) => `"k${index}":1`).join()}}`),
  post(
    '9 MB of keys of the administrator',
    { caller: 'admin', target: PRODUCTS },
    `{${list(650_000, (index) => `"k${index}":1`).join()}}`,
  ),
  post('33,000 rows of the administrator', { caller: 'admin', target: PRODUCTS, statuses: [413] }, `[${ROWS}]`),
  post('9 MB of CSV', { headers: { 'content-type': 'text/csv' }, statuses: [415] }, filled('name,price\n', 9_000_000)),
  post(
    '9 MB of CSV of the administrator',
    { caller: 'admin', target: PRODUCTS, headers: { 'content-type': 'text/csv' }, statuses: [415] },
    filled('name,price\n', 9_000_000),
  ),
  get('a pattern with back references', BACK_REFERENCES),
  get('a pattern of nested repetitions', 'select=id&description=imatch.%5E((.%2B)%2B%5C2)%2B%5C1%24'),
  get('eight patterns with back references at once', BACK_REFERENCES, { times: 8 }),
  get('600 alternatives', MANY_ALTERNATIVES, { statuses: [200, 504] }),
  get('600 alternatives, eight times at once', MANY_ALTERNATIVES, { statuses: [200, 504], times: 8 }),
  get('9,000 alternatives', `select=id&description=ilike(any).{${filled('*a*b*,', 54_000)}c}`),
  get('a text search for 12,000 words', `select=id&description=wfts.${filled('a+or+', 60_000)}a`),
  get('5,000 conditions', `select=id&or=(${filled('name.neq.a,', 55_000)}name.neq.b)`),
  get('one column 240 times', `select=${list(240, (index) => `a${index}:description`).join()}`),
  get('products below categories, seven times', belowCategories(7)),
  get('products below categories, twice', belowCategories(2), { statuses: [400, 504] }),
  get('products below categories, twice, of a customer', belowCategories(2), { caller: 'customer', statuses: [200] }),
  get('a pattern with back references of a customer', BACK_REFERENCES, { caller: 'customer' }),
  get('one column ten times', `select=${list(10, (index) => `a${index}:description`).join()}`, { statuses: [200] }),
]

export async function sendCostly(target: Target, request: CostlyRequest): Promise<CostlyResult> {
  const { name, caller, statuses, times = 1, method, target: path, headers, body } = request
  let isOver = false
  const sending = Promise.all(
    list(times, () => '').map(() =>
      sendAs(target, caller, { method, target: path, ...(headers && { headers }), body }),
    ),
  ).finally(() => {
    isOver = true
  })
  let worstWaitMs = 0
  do {
    for (const work of [() => signIn(target, 'admin'), () => listProducts(target)]) {
      const began = performance.now()
      await work()
      worstWaitMs = Math.max(worstWaitMs, performance.now() - began)
    }
  } while (!isOver)
  const answers = await sending
  const isMet = answers.every(({ status }) => statuses.includes(status))
  return { name, answered: describe(answers), isMet, worstWaitMs }
}

async function listProducts(target: Target): Promise<void> {
  const response = await fetch(`${target.url}${PRODUCTS}?select=id,name,price&limit=20`, {
    headers: headersOf(target, 'admin'),
  })
  const rows: unknown = await response.json()
  if (!Array.isArray(rows) || rows.length !== 20) throw new Error(`the list of products: ${response.status}`)
}

function describe(answers: readonly RawAnswer[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => (count === 1 ? `${status}` : `${count} × ${status}`)).join(', ')
}
