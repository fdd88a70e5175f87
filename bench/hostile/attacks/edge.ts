import type { RawAnswer } from '../raw-request'
import { sendRaw } from '../raw-request'
import { headersOf, signIn, type Target } from '../target'
import { type Attack, type AttackClass, mustAnswer, sendAs, unlessOneOf } from './attack'

const PRODUCTS = '/rest/v1/products?select=id&limit=1'
const post = (path: string, body: unknown) => ({
  method: 'POST',
  target: `/auth/v1/${path}`,
  body: Buffer.from(JSON.stringify(body)),
})

const NAMES: AttackClass = {
  title: 'names of others (DNS rebinding)',
  attacks: ['evil.test', 'evil.test:4173', 'localhost.evil.test', 'evil.test@localhost', '169.254.169.254', ''].flatMap(
    (host) =>
      ['/', '/config.json', PRODUCTS].map((target) =>
        mustAnswer([421], 'anonymous', { target, headers: { host }, name: `${target} as "${host}"` }),
      ),
  ),
}

function mustNotShare(origin: string, method: string): Attack {
  return {
    name: `${method} from ${origin}`,
    async run(target) {
      const headers = { origin, 'access-control-request-method': 'DELETE' }
      const { status, head } = await sendAs(target, 'admin', { method, target: PRODUCTS, headers })
      return status !== 0 && !/access-control-allow-origin/i.test(head) ? undefined : head.slice(0, 200)
    },
  }
}

const ORIGINS: AttackClass = {
  title: 'pages of other origins (CORS)',
  attacks: ['https://evil.test', 'null', 'https://www.example.com.evil.test', 'http://www.example.com', 'x'].flatMap(
    (origin) => ['GET', 'POST', 'OPTIONS'].map((method) => mustNotShare(origin, method)),
  ),
}

const BACKEND: AttackClass = {
  title: "the backend's own port",
  attacks: [PRODUCTS, '/rest/v1/../../_system/config', '/_system/config', '/auth/v1/settings'].flatMap((path) =>
    [{}, { 'x-loja-gateway-secret': 'x' }, { 'x-forwarded-for': '10.0.0.1' }].map((extra) => ({
      name: `${path} with ${JSON.stringify(extra)}`,
      run: async (target: Target) => {
        const headers = { ...headersOf(target, 'admin'), ...(extra as Record<string, string>) }
        return unlessOneOf([403], await sendRaw(target.backend.url, { method: 'GET', target: path, headers }))
      },
    })),
  ),
}

const refresh = (target: Target, token: unknown) =>
  sendAs(target, 'anonymous', post('token?grant_type=refresh_token', { refresh_token: token }))
const tokenIn = ({ body }: RawAnswer) => /"refresh_token":"([^"]+)"/.exec(body)?.[1]

const SESSIONS: AttackClass = {
  title: 'sessions',
  attacks: [
    {
      name: 'five tabs renew with one token at once',
      async run(target) {
        const { refresh_token } = await signIn(target, 'customer')
        const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(target, refresh_token)))
        const successors = new Set(answers.map(tokenIn))
        const next = await refresh(target, [...successors][0])
        return successors.size === 1 && next.status === 200
          ? undefined
          : `${answers.map(({ status }) => status)}, ${successors.size} successors, then ${next.status}`
      },
    },
    {
      name: 'a stolen token, after its successor was used',
      async run(target) {
        const { refresh_token: stolen } = await signIn(target, 'customer')
        const second = tokenIn(await refresh(target, stolen))
        const third = tokenIn(await refresh(target, second))
        await target.backend.sql(
          `update auth.refresh_tokens set updated_at = now() - interval '1 minute' where token = $1`,
          [stolen],
        )
        return unlessOneOf([400], await refresh(target, stolen)) ?? unlessOneOf([400], await refresh(target, third))
      },
    },
    ...['', 'x', "' or true --", 'a\u0000b', null, 1, {}, []].map((token) =>
      mustAnswer([400], 'anonymous', {
        ...post('token?grant_type=refresh_token', { refresh_token: token }),
        name: `a refresh token ${JSON.stringify(token)}`,
      }),
    ),
  ],
}

const PASSWORDS: AttackClass = {
  title: 'guesses at passwords',
  attacks: [
    {
      name: 'forty at once for one account: few are looked at, and the administrator is served meanwhile',
      async run(target) {
        const guess = post('token?grant_type=password', { email: 'vitima@loja.test', password: 'errada-errada' })
        const guesses = Promise.all(Array.from({ length: 40 }, () => sendAs(target, 'anonymous', guess)))
        const meanwhile = await sendAs(target, 'admin', { target: PRODUCTS })
        const statuses = (await guesses).map(({ status }) => status)
        const looked = statuses.filter((status) => status === 400).length
        const refused = statuses.filter((status) => status === 429).length
        const isMet = looked <= 10 && looked + refused === 40
        return (
          unlessOneOf([200], meanwhile) ?? (isMet ? undefined : `${looked} looked at, ${refused} rejected with 429`)
        )
      },
    },
    {
      name: 'a forged X-Forwarded-For buys no further guess',
      run: async (target) =>
        unlessOneOf(
          [429],
          await sendAs(target, 'anonymous', {
            ...post('token?grant_type=password', { email: 'vitima@loja.test', password: 'errada-errada' }),
            headers: { 'x-forwarded-for': '10.9.8.7' },
          }),
        ),
    },
  ],
}

export const EDGE_CLASSES: readonly AttackClass[] = [NAMES, ORIGINS, BACKEND, SESSIONS, PASSWORDS]
