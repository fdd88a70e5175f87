import type { RunningBackend } from '@loja/backend'
import { checkIndexed, explain } from '../support/plan'
import { type Setting, take } from '../support/setting'

const TERMS = ['zz', 'ma', '+55', 'joão', 'joão silva', '(11) 9', 'ana@exemplo', 'c0ffee']
const OF_THE_FUNCTION = 'set local random_page_cost = 1.1'

export async function measureProfiles({ report, backend, admin }: Setting): Promise<void> {
  const { client } = admin
  const plans: [string, string[]][] = []
  report.section('Users through the API (HTTP, JSON, token, role) against comparing every stored text')
  for (const term of TERMS) {
    const compared = () =>
      backend.sql(
        `select count(*) from public.profiles where search_text like private.contains_pattern(private.folded('${term}'))`,
      )
    const ours = {
      page: () => take(client.rpc('search_profiles', { filter: { search: term } }).select('id, full_name')),
      count: () => take(client.rpc('count_profiles', { filter: { search: term } })),
    }
    for (const [what, run] of Object.entries(ours)) {
      await report.compare({
        what: `${what} of "${term}"`,
        ours: { run },
        reference: { run: compared },
        against: 'SQL, like',
      })
    }
    const plan = await explain(
      backend,
      `select count(*) from public.profiles p where private.is_profile_match(p, '${JSON.stringify({ search: term })}')`,
      OF_THE_FUNCTION,
    )
    // No trigram is in one or two characters.
    if (term.replace('+', '').length > 2) checkIndexed(report, { what: `"${term}"`, table: 'profiles', plan })
    plans.push([`Plan of the count of "${term}"`, plan.lines])
  }
  await measureWrites({ report, backend })
  for (const [title, lines] of plans) report.note(title, lines)
  report.note('Sizes', await sizes(backend))
}

async function measureWrites({ report, backend }: Pick<Setting, 'report' | 'backend'>): Promise<void> {
  await backend.sql(`create table private.plain_profiles as
      select id, user_id, full_name, phone, role, created_at, updated_at from public.profiles;
    create unique index on private.plain_profiles (user_id);
    create index on private.plain_profiles (created_at desc, id desc);
    create index on private.plain_profiles (role, created_at desc, id desc);
    analyze private.plain_profiles`)
  const insert = (table: string) => () =>
    backend.sql(`select set_config('session_replication_role', 'replica', false);
      insert into ${table} (id, user_id, full_name, phone, role, created_at, updated_at)
        select gen_random_uuid(), gen_random_uuid(), 'Novo ' || md5(n::text), '(11) 9' || n, 'user', now(), now() from generate_series(1, 500) n;
      select set_config('session_replication_role', 'origin', false)`)
  const update = (table: string) => () =>
    backend.sql(`update ${table} set full_name = full_name || ' ' where id in (
      select id from ${table} order by created_at desc, id desc limit 500)`)
  report.section('Writes of 500 profiles, against a table without text and index')
  for (const [what, statement] of Object.entries({ insert, update })) {
    await report.compare({
      what,
      ours: { run: statement('public.profiles') },
      reference: { run: statement('private.plain_profiles') },
      against: 'without',
      rows: 500,
    })
  }
  await backend.sql('drop table private.plain_profiles')
}

async function sizes({ sql }: RunningBackend): Promise<string[]> {
  const rows = await sql<{
    name: string
    size: string
  }>(`select relname as name, pg_size_pretty(pg_relation_size(oid)) as size
    from pg_class where oid = 'public.profiles'::regclass or oid in (
      select indexrelid from pg_index where indrelid = 'public.profiles'::regclass) order by relkind desc, relname`)
  return rows.map(({ name, size }) => `${name}: ${size}`)
}
