import { type Attack, type AttackClass, mustAnswer, sendAs } from './attack'

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
const unsigned = (claims: object) =>
  `${[
    { alg: 'none', typ: 'JWT' },
    { exp: 4_102_444_800, ...claims },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')}.x`

const WRITES: readonly [method: string, target: string, body: unknown][] = [
  ['PATCH', '/rest/v1/profiles?role=neq.x', { role: 'admin' }],
  ['PATCH', '/rest/v1/profiles?role=neq.x&columns=full_name', { full_name: 'x', role: 'admin' }],
  ['POST', '/rest/v1/profiles', { user_id: crypto.randomUUID(), role: 'admin' }],
  ['POST', '/rest/v1/profiles?on_conflict=user_id', { role: 'admin' }],
  ['PUT', '/rest/v1/profiles?id=eq.00000000-0000-0000-0000-000000000000', { role: 'admin' }],
  ['DELETE', '/rest/v1/profiles?role=eq.admin', undefined],
  ['PUT', '/auth/v1/user', { data: { role: 'admin' }, app_metadata: { role: 'admin' }, role: 'service_role' }],
  ['POST', '/rest/v1/rpc/guard_profile', {}],
  ['POST', '/rest/v1/admin_settings', { setting_key: 'x', setting_value: 'y' }],
]

function mustNotPromote(name: string, attempt: (target: Parameters<Attack['run']>[0]) => Promise<unknown>): Attack {
  return {
    name,
    async run(target) {
      const staff = () =>
        target.backend.sql(`select user_id, role from public.profiles where role <> 'user' order by 1`)
      const before = JSON.stringify(await staff())
      await attempt(target)
      const after = JSON.stringify(await staff())
      return before === after ? undefined : `${before} became ${after}`
    },
  }
}

const PROMOTIONS: AttackClass = {
  title: 'promotion',
  attacks: (['anonymous', 'customer'] as const).flatMap((caller) =>
    WRITES.map(([method, path, body]) =>
      mustNotPromote(`${caller}: ${method} ${path}`, (target) =>
        sendAs(target, caller, {
          method,
          target: path,
          headers: { prefer: 'resolution=merge-duplicates,return=representation' },
          body: body === undefined ? undefined : bytes(body),
        }),
      ),
    ),
  ),
}

const READS = [
  'orders',
  'order_items',
  'admin_settings',
  'tracking_shipments',
  'rpc/settings_for_admin',
  'rpc/list_orders',
].concat(['rpc/search_profiles', 'rpc/dashboard_summary', 'products?select=*,order_items(*)', 'orders?select=count()'])

function mustHide(caller: 'anonymous' | 'customer', path: string, headers: Record<string, string> = {}): Attack {
  return {
    name: `${caller}: GET ${path} ${JSON.stringify(headers).slice(0, 60)}`,
    async run(target) {
      const { status, body } = await sendAs(target, caller, { target: `/rest/v1/${path}`, headers })
      const isEmpty = !/"(order_number|setting_value|email|full_name|order_id|user_count)":/.test(body)
      return status !== 0 && status < 500 && isEmpty ? undefined : `${status} ${body.slice(0, 120)}`
    },
  }
}

const SECRETS: AttackClass = {
  title: 'rows of others',
  attacks: [
    ...(['anonymous', 'customer'] as const).flatMap((caller) => READS.map((path) => mustHide(caller, path))),
    mustHide('anonymous', 'users', { 'accept-profile': 'auth' }),
    mustHide('anonymous', 'auth.users'),
    mustHide('anonymous', 'pg_user', { 'accept-profile': 'pg_catalog' }),
    ...['service_role', 'postgres', 'authenticated'].map((role) =>
      mustHide('anonymous', 'orders', { authorization: `Bearer ${unsigned({ role })}` }),
    ),
    mustAnswer([401, 403, 404], 'customer', {
      method: 'POST',
      target: '/rest/v1/rpc/next_order_number',
      body: bytes({}),
    }),
  ],
}

export const RIGHTS_CLASSES: readonly AttackClass[] = [PROMOTIONS, SECRETS]
