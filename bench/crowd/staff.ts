import { createHmac, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningBackend } from '@loja/backend'

const VALID_S = 3600

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Passwords would cost a minute of hashing. */
export async function addStaff(
  { sql }: Pick<RunningBackend, 'sql'>,
  dataDir: string,
  count: number,
): Promise<string[]> {
  const users = await sql<{ id: string }>(
    `insert into auth.users (id, email, created_at, updated_at)
      select gen_random_uuid(), 'equipe-' || n || '@loja.test', now(), now() from generate_series(1, $1::integer) as n
      returning id`,
    [count],
  )
  await sql(`update public.profiles set role = 'admin' where user_id in (
    select id from auth.users where email like 'equipe-%@loja.test')`)
  const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { jwtSecret: string }
  const now = Math.floor(Date.now() / 1000)
  return users.map(({ id }) => {
    const claims = {
      sub: id,
      role: 'authenticated',
      aud: 'authenticated',
      iat: now,
      exp: now + VALID_S,
      session_id: randomUUID(),
    }
    const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
    return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`
  })
}
