import { ICON_NAMES, LINK_FIELDS, SEARCH_FIELDS } from '@loja/platform/declaration'
import * as v from 'valibot'
import { bytesOf, DECLARATION_BYTES, declarationSchema, samePath, sectionCycle } from './declaration'
import { nearest } from './nearest'

const LISTED = 10

const QUOTED = 60

const ID = 'a lowercase letter, then letters and digits, at most 40 in all'
const SECTION = 'write `store`, `system`, or the id of another section or of a page'
const PLACEHOLDERS = [...placeholders('from', LINK_FIELDS), ...placeholders('kind', SEARCH_FIELDS)].join(', ')

const REMEDIES: Record<string, string> = {
  path: 'write /admin/ and one name of lowercase letters, digits and hyphens other than `dashboard`, e.g. /admin/coupons',
  section: SECTION,
  after: SECTION,
  order: 'write an integer from 0 to 999',
  shape: "write an outline, e.g. { kind: 'list', cards: 4 }",
  kind: "write 'list' with `cards`, 'dashboard', 'form', 'settings' or 'sentence'",
  cards: 'write an integer from 0 to 8',
  role: "write 'admin', or leave it out",
  inMenu: 'write false, or leave it out',
  whileRows: 'write the name of a table: lowercase letters, digits and underscores',
  deep: 'write true, or leave it out',
  page: `write the id of a page: ${ID}`,
  search: `write ? and an encoded query of at most 200 characters. Only links and searches may insert fields: ${PLACEHOLDERS}`,
  hash: 'write # and letters, digits and hyphens, at most 40 characters',
  below: `write / and names of letters, digits and hyphens, at most 100 characters. Fields: ${PLACEHOLDERS}`,
  from: `write one of ${Object.keys(LINK_FIELDS).join(', ')}`,
  table:
    'write the name of a table: lowercase letters, digits and underscores. Functions and embedded tables are not counted',
  work: 'write the name of a count: lowercase letters, digits and underscores',
  show: "write 'sidebar', 'todo' or both",
  pages: 'declare 1 to 20 pages by id',
  sections: 'declare at most 20 sections by id',
  subpages: 'declare at most 20 subpages by path',
  filter: 'declare at most 20 conditions by column',
  keywords: 'write at most 10 words',
}

const NAME_REMEDIES: Record<string, string> = {
  pages: `write ${ID}, other than \`dashboard\` and the names that JavaScript's objects have`,
  sections: `write ${ID}, other than \`store\`, \`system\` and the names that JavaScript's objects have`,
  subpages: 'write names of letters, digits and hyphens or :parameters, with / between them, at most 60 characters',
  filter:
    'write the name of a column: lowercase letters, digits and underscores. `select`, `or`, `order` and other parameters are no columns',
}

const CONDITION =
  'write one operator and plain values, at most 100 characters, e.g. eq.pendente, gt.0, is.null, in.(a,b), not.eq.x; a list of them if one is enough'

/** For the build and the gate, which also refuse what a page would ignore. */
export function declarationProblems(declares: unknown): string[] {
  if (typeof declares !== 'object' || declares === null) return ['pages is missing: declare 1 to 20 pages by id']
  const bytes = sizeOf(declares)
  if (bytes === undefined) return ['the declaration is nested too deeply: write the fields of ModuleDeclaration']
  if (bytes > DECLARATION_BYTES)
    return [
      `the declaration has ${inEnglish(bytes)} bytes, and ${inEnglish(DECLARATION_BYTES)} are allowed: declare less`,
    ]
  const { issues = [], output } = v.safeParse(declarationSchema, declares, { abortPipeEarly: true })
  const problems = [
    ...issues.map(sentenceOf),
    ...ignoredFields({ declares, output, node: declarationSchema as unknown as SchemaNode }, []),
  ]
  const rest = problems.length - LISTED
  return rest > 0 ? [...problems.slice(0, LISTED), `${rest} more problems: correct these first`] : problems
}

function sizeOf(declares: object): number | undefined {
  try {
    return bytesOf(declares)
  } catch {
    return undefined
  }
}

function inEnglish(count: number): string {
  return count.toLocaleString('en')
}

type Key = string | number

type Issue = v.BaseIssue<unknown>

function sentenceOf(issue: Issue): string {
  const path = issue.path ?? []
  const keys = path.map(({ key }) => key as Key)
  const last = path.at(-1)
  if (issue.input === undefined) return `${placeOf(keys)} is missing: ${remedyFor(keys, 'write a text')}`
  if (last?.origin === 'key') {
    return misnamed(keys.slice(0, -1), keys.at(-1))
  }
  return crossing(issue) ?? `${placeOf(keys)} is ${shown(issue.input)}: ${remedyFor(keys, issue.message)}`
}

function crossing({ type, path, input }: Issue): string | undefined {
  if (type !== 'check' || path?.length !== 1) return undefined
  const declared = input as Record<string, { path: string; after: string }>
  if (path[0].key === 'pages') {
    const [one = '', other = ''] = samePath(declared) ?? []
    return `pages.${one} and pages.${other} have the path ${declared[one]?.path}: give each page its own`
  }
  return `sections come after each other (${sectionCycle(declared)?.join(' → ')}): let one follow \`store\` or \`system\``
}

function remedyFor(keys: readonly Key[], otherwise: string): string {
  const [above, field] = [String(keys.at(-2)), String(keys.at(-1))]
  if (field === 'kind' && keys[0] === 'searches') return `write one of ${Object.keys(SEARCH_FIELDS).join(', ')}`
  if (field === 'icon') return `write one of ${ICON_NAMES.join(', ')}`
  if (keys.includes('filter') && field !== 'filter') return CONDITION
  return ownEntry(REMEDIES, typeof keys.at(-1) === 'number' ? above : field) ?? otherwise
}

function placeholders(name: string, fieldsOf: Record<string, readonly string[]>): string[] {
  return Object.entries(fieldsOf).map(
    ([value, fields]) => `${fields.map((field) => `{${field}}`).join(' or ')} with ${name} '${value}'`,
  )
}

function ownEntry(texts: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}

function misnamed(above: readonly Key[], name: unknown): string {
  const remedy = ownEntry(NAME_REMEDIES, String(above.at(-1))) ?? 'write another name'
  return `${placeOf(above)} has the name ${shown(name)}: ${remedy}`
}

/** The schema passes over them without an issue. */
const SKIPPED = ['__proto__', 'constructor', 'prototype']

interface SchemaNode {
  entries?: Record<string, SchemaNode>
  item?: SchemaNode
  value?: SchemaNode
  wrapped?: SchemaNode
  options?: readonly SchemaNode[]
}

interface Compared {
  declares: unknown
  output: unknown
  node: SchemaNode | undefined
}

function ignoredFields({ declares, output, node }: Compared, keys: readonly Key[]): string[] {
  if (typeof declares !== 'object' || typeof output !== 'object' || declares === null || output === null) return []
  if (Array.isArray(declares) !== Array.isArray(output)) return [`${placeOf(keys)} is a list: write an object`]
  const { entries, item, value } = withoutWrapper(node)
  return Object.entries(declares).flatMap(([name, declared]) => {
    const place = [...keys, item ? Number(name) : name]
    if (Object.hasOwn(output, name))
      return ignoredFields(
        {
          declares: declared,
          output: (output as Record<string, unknown>)[name],
          node: entries?.[name] ?? item ?? value,
        },
        place,
      )
    if (value) return SKIPPED.includes(name) ? [misnamed(keys, name)] : []
    const meant = nearest(name, Object.keys(entries ?? {}))
    return [`${placeOf(place)} does not exist: ${meant ? `write ${meant}, or ` : ''}leave it out`]
  })
}

function withoutWrapper(node: SchemaNode = {}): SchemaNode {
  if (node.wrapped) return withoutWrapper(node.wrapped)
  const fields = node.options?.flatMap(({ entries = {} }) => Object.entries(entries))
  return fields ? { entries: Object.fromEntries(fields) } : node
}

function placeOf(keys: readonly Key[]): string {
  const place = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${printable(key)}`)).join('')
  return place.replace(/^\./, '') || 'the declaration'
}

function shown(value: unknown): string {
  const text = printable(Number.isNaN(value) ? 'NaN' : (JSON.stringify(value) ?? String(value)))
  const length = typeof value === 'string' ? ` (${inEnglish(value.length)} characters)` : ''
  return text.endsWith('…') ? `${text}${length}` : text
}

/** For a terminal: the value may be hostile. */
function printable(text: string): string {
  const escaped = text
    .slice(0, QUOTED)
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return text.length > QUOTED ? `${escaped}…` : escaped
}
