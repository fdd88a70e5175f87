import type { RunningBackend } from '@loja/backend'

const CHUNK = 20_000

const FIRST_NAMES =
  'Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel Bruno Eduardo Felipe Rodrigo Mateus André Fernando Gustavo Guilherme Tiago Ricardo Sebastião Roberto Diego Cláudio Francisca Adriana Juliana Fernanda Patrícia Aline Camila Jéssica Letícia Mariana Vera'.split(
    ' ',
  )
const LAST_NAMES =
  'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Machado Mendes Freitas Cardoso Gonçalves Teixeira Araújo Azevedo Cavalcante Monteiro Conceição Magalhães'.split(
    ' ',
  )

/** Nine in ten have a phone in one of three notations, and one in 10,000 has `zz` in the name. Deterministic. */
export async function fillProfiles(backend: Pick<RunningBackend, 'sql'>, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    await backend.sql(chunkSql(from, Math.min(CHUNK, count - from)))
  }
  await backend.sql('vacuum analyze public.profiles')
}

const list = (texts: string[]) => `'{${texts.join(',')}}'::text[]`

// Without accounts: foreign keys and triggers are off, and a million accounts would fill the disk.
const chunkSql = (from: number, count: number) => `
  select set_config('session_replication_role', 'replica', false);
  insert into public.profiles (user_id, full_name, phone, created_at)
  select md5('perfil' || n)::uuid,
    concat_ws(' ', (${list(FIRST_NAMES)})[1 + a % ${FIRST_NAMES.length}], case when n % 10000 = 0 then 'Pizzolatto' end,
      (${list(LAST_NAMES)})[1 + b % ${LAST_NAMES.length}], case when b % 2 = 0 then (${list(LAST_NAMES)})[1 + c % ${LAST_NAMES.length}] end),
    case c % 10 when 0 then null
      when 1 then format('+55 %s 9%s-%s', 11 + a % 89, lpad((b % 10000)::text, 4, '0'), lpad((c % 10000)::text, 4, '0'))
      when 2 then format('+55%s9%s', 11 + a % 89, lpad((b % 100000000)::text, 8, '0'))
      else format('(%s) 9%s-%s', 11 + a % 89, lpad((b % 10000)::text, 4, '0'), lpad((c % 10000)::text, 4, '0')) end,
    now() - make_interval(mins => n * 3)
  from generate_series(${from}, ${from + count - 1}) as n,
    lateral (select abs(hashint4(n)::bigint) as a, abs(hashint4(n + 7777777)::bigint) as b, abs(hashint4(n + 15555555)::bigint) as c) as of_person;
  select set_config('session_replication_role', 'origin', false)`
