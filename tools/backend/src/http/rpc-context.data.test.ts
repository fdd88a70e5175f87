import { beforeAll, expect, test } from 'vitest'
import { sharedBackend } from '../testing/shared-backend'

const shared = sharedBackend()
beforeAll(async () => {
  await shared.backend.sql(`
    create function public.tell_request() returns json language sql stable as $$
      select json_build_object('method', current_setting('request.method'), 'path', current_setting('request.path'),
        'asked', current_setting('request.headers')::json ->> 'x-asked', 'role', current_user)
    $$;
    create function public.answer_teapot() returns text language sql as $$
      select set_config('response.status', '418', true) || set_config('response.headers', '[{"X-Tea": "mate"}]', true)
    $$;
    create table public.notes (text text);
    grant all on public.notes to anon;
    create function public.write_note() returns void language sql as $$ insert into public.notes values ('x') $$;
    create function public.note_in_passing() returns void language plpgsql stable as $$
      begin perform public.write_note(); end
    $$;
    grant execute on function public.tell_request, public.answer_teapot, public.write_note, public.note_in_passing to anon`)
})

const call = (name: string, init: RequestInit = {}) =>
  fetch(`${shared.backend.url}/rest/v1/rpc/${name}`, {
    ...init,
    headers: { apikey: shared.backend.publishableKey, 'content-type': 'application/json', 'x-asked': 'a"\\' },
  })
const post = { method: 'POST', body: '{}' }

test('a function sees method, path, headers and role of its request', async () => {
  expect(await (await call('tell_request', post)).json()).toEqual({
    method: 'POST',
    path: '/rpc/tell_request',
    asked: 'a"\\',
    role: 'anon',
  })
  expect(await (await call('tell_request')).json()).toMatchObject({ method: 'GET' })
})

test('a function sets status and headers of its own response only', async () => {
  const teapot = await call('answer_teapot', post)
  expect([teapot.status, teapot.headers.get('x-tea')]).toEqual([418, 'mate'])
  const next = await call('tell_request', post)
  expect([next.status, next.headers.get('x-tea')]).toEqual([200, null])
})

test('a function cannot write by GET, even through another one', async () => {
  const refused = await call('note_in_passing')
  expect(await refused.json()).toMatchObject({ code: '25006' })
  expect(await shared.backend.sql('select from public.notes')).toHaveLength(0)
  expect((await call('note_in_passing', post)).status).toBe(204)
  expect(await shared.backend.sql('select from public.notes')).toHaveLength(1)
})
