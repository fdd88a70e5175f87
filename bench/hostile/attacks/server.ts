import { sendRaw } from '../raw-request'
import { type Attack, type AttackClass, mustAnswer, sendAs, unlessOneOf } from './attack'

const REFUSED = [400, 401, 403, 404, 405, 421]

/** The page's router handles addresses without an extension. */
function mustLeadNowhere(path: string): Attack {
  return {
    name: `GET ${path}`,
    async run(target) {
      const answer = await sendAs(target, 'anonymous', { target: path })
      return answer.body.startsWith('<!doctype html>') ? undefined : unlessOneOf(REFUSED, answer)
    },
  }
}

const PATHS: AttackClass = {
  title: 'ways out of the served paths',
  attacks: [
    '/_system/config',
    '/_system/info',
    '/_system/introspect',
    '/rest/v1/../../_system/config',
    '/rest/v1/..%2f..%2f_system/config',
    '/rest/v1/%2e%2e/%2e%2e/_system/info',
    '/auth/v1/../../_system/info',
    '/rest/v1/..\\..\\_system\\config',
    '//_system/config',
    '/rest/v1//../_system/config',
    'http://127.0.0.1/_system/config',
    '/storage/v1/bucket',
    '/../secrets.json',
    '/%2e%2e/secrets.json',
    '/rest/v1/rpc/..%2fproducts',
  ].map(mustLeadNowhere),
}

const VERBS: AttackClass = {
  title: 'methods',
  attacks: [
    ...['TRACE', 'PROPFIND', 'LOCK', 'SEARCH'].flatMap((method) =>
      ['/rest/v1/products', '/auth/v1/user'].map((path) => mustAnswer([405], 'anonymous', { method, target: path })),
    ),
    ...['PUT', 'PATCH', 'DELETE'].map((method) =>
      mustAnswer([400, 405], 'admin', { method, target: '/rest/v1/rpc/list_orders', body: Buffer.from('{}') }),
    ),
  ],
}

const TOKENS: AttackClass = {
  title: 'codes and tokens by mail',
  attacks: (
    [
      ['recover', { email: 'admin@loja.test' }],
      ['otp', { email: 'admin@loja.test' }],
      ['magiclink', { email: 'admin@loja.test' }],
      ['resend', { email: 'admin@loja.test', type: 'signup' }],
      ['verify', { email: 'admin@loja.test', type: 'recovery', token: '000000' }],
      ['signup', { email: 'novo@loja.test', password: 'uma-senha-longa' }],
      ['admin/users', { email: 'novo@loja.test', password: 'uma-senha-longa' }],
      ['invite', { email: 'novo@loja.test' }],
    ] as const
  ).map(([route, body]) =>
    mustAnswer([401, 403, 404, 405, 422], 'anonymous', {
      method: 'POST',
      target: `/auth/v1/${route}`,
      body: Buffer.from(JSON.stringify(body)),
    }),
  ),
}

const KEYS: AttackClass = {
  title: 'without a key, or with a wrong one',
  attacks: ['/rest/v1/products?select=id', '/rest/v1/orders', '/rest/v1/rpc/public_settings'].flatMap((path) =>
    [{}, { apikey: 'sb_publishable_wrong' }, { apikey: 'sb_secret_wrong' }, { authorization: 'Bearer x' }].map(
      (headers) => ({
        name: `${path} with ${JSON.stringify(headers)}`,
        run: async ({ url }) =>
          unlessOneOf(
            [401],
            await sendRaw(url, { method: 'GET', target: path, headers: headers as Record<string, string> }),
          ),
      }),
    ),
  ),
}

export const SERVER_CLASSES: readonly AttackClass[] = [PATHS, VERBS, TOKENS, KEYS]
