import type { RunningBackend } from '@loja/backend'
import type { Report } from './report'

type Session = Pick<RunningBackend, 'sql'>

export interface Claims {
  sub: string
  /** `none` is the session's own role, the owner. */
  role: 'anon' | 'authenticated' | 'none'
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Statements in one text are one transaction, and the settings end with it. */
export function asCaller({ sub, role }: Claims, statement: string): string {
  const claims = JSON.stringify({ sub, role })
  return `select set_config('request.jwt.claims', ${quoted(claims)}, true),
    set_config('request.jwt.claim.sub', ${quoted(sub)}, true), set_config('request.jwt.claim.role', ${quoted(role)}, true),
    set_config('role', ${quoted(role)}, true);
  ${statement}`
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Function Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Actual Total Time': number
  Plans?: PlanNode[]
}

export interface Plan {
  lines: string[]
  indexes: string[]
  scanned: string[]
  ms: number
}

export async function explain(backend: Session, statement: string, before = ''): Promise<Plan> {
  const [row] = await backend.sql<{ 'QUERY PLAN': unknown }>(
    `${before}${before ? ';' : ''} explain (analyze, timing off, format json) ${statement}`,
  )
  return parse(row?.['QUERY PLAN'])
}

export async function explainAs(backend: Session, claims: Claims, statement: string): Promise<Plan> {
  const [row] = await backend.sql<{ 'QUERY PLAN': unknown }>(
    asCaller(claims, `explain (analyze, timing off, format json) ${statement}`),
  )
  return parse(row?.['QUERY PLAN'])
}

export function checkIndexed(report: Report, { what, table, plan }: { what: string; table: string; plan: Plan }): void {
  report.check({
    what: `${what}: no Seq Scan on ${table} in the plan`,
    found: plan.indexes.join(', ') || 'no index',
    budget: 'an index',
    passed: !plan.scanned.includes(table) && plan.indexes.length > 0,
  })
}

export async function sequentialScans({ sql }: Session, table: string): Promise<number> {
  await sql('select pg_stat_force_next_flush()')
  const [row] = await sql<{ scans: number }>(
    'select seq_scan::int as scans from pg_stat_user_tables where relid = $1::regclass',
    [table],
  )
  return row?.scans ?? 0
}

interface Explained {
  Plan: PlanNode
  'Planning Time': number
  'Execution Time': number
}

function parse(value: unknown): Plan {
  const [explained] = (typeof value === 'string' ? JSON.parse(value) : value) as Explained[]
  if (explained === undefined) throw new Error('EXPLAIN returned nothing')
  const plan: Plan = {
    lines: [],
    indexes: [],
    scanned: [],
    ms: explained['Planning Time'] + explained['Execution Time'],
  }
  const visit = (node: PlanNode, depth: number) => {
    const relation = node['Relation Name'] ?? node['Function Name']
    const on = [relation && `on ${relation}`, node['Index Name'] && `using ${node['Index Name']}`].filter(Boolean)
    plan.lines.push(`${'  '.repeat(depth)}${[node['Node Type'], ...on].join(' ')}, ${node['Actual Rows']} rows`)
    if (node['Index Name']) plan.indexes.push(node['Index Name'])
    if (node['Node Type'] === 'Seq Scan' && relation) plan.scanned.push(relation)
    for (const child of node.Plans ?? []) visit(child, depth + 1)
  }
  visit(explained.Plan, 0)
  plan.lines.push(`${plan.ms.toFixed(2)} ms, planning included`)
  return plan
}
