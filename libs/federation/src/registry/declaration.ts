import {
  type DeclaredData,
  ICON_NAMES,
  LINK_FIELDS,
  type PageData,
  SEARCH_FIELDS,
  type SectionData,
} from '@loja/platform/declaration'
import * as v from 'valibot'
import { plainText } from './plain-text'

/** As JSON; our largest declaration has one kilobyte. */
export const DECLARATION_BYTES = 32_768

const LISTED = 20

const COMMANDS = 100

/** PostgREST reads these parameters not as a filter of a column. */
const PARAMETERS = ['and', 'columns', 'limit', 'not', 'offset', 'on_conflict', 'or', 'order', 'select']

const isNotInherited = (name: string) => !(name in Object.prototype)

const id = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][A-Za-z0-9]*$/), v.check(isNotInherited))

const pageId = v.pipe(id, v.regex(/^(?!dashboard$)/))

const sectionId = v.pipe(id, v.regex(/^(?!(?:store|system)$)/))

const path = v.pipe(v.string(), v.maxLength(60), v.regex(/^\/admin\/(?!dashboard$)[a-z0-9]+(-[a-z0-9]+)*$/))

const subpath = v.pipe(v.string(), v.maxLength(60), v.regex(/^:?[A-Za-z0-9-]+(\/:?[A-Za-z0-9-]+)*$/))

/** Excludes PostgREST's embedded resources and functions. */
const name = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z0-9_]*$/), v.check(isNotInherited))

const column = v.pipe(
  name,
  v.check((text) => !PARAMETERS.includes(text)),
)

/** Excludes a second condition, and a pattern that is slow to search. */
const condition = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(
    /^(not\.)?((eq|neq|gt|gte|lt|lte)\.[\p{L}\p{N} _:+-][\p{L}\p{N} _.:+-]*|is\.(null|true|false)|in\.\([\p{L}\p{N}_-]+(,[\p{L}\p{N}_-]+)*\))$/u,
  ),
)

const hash = v.pipe(v.string(), v.maxLength(40), v.regex(/^#[\w-]+$/))

/** Values of the fields are encoded when they are inserted. */
function search(fields: readonly string[] = []) {
  return v.pipe(v.string(), v.maxLength(200), v.regex(pattern('\\?', '[\\w\\-.~=&+]|%[2-9A-Fa-f][\\dA-Fa-f]', fields)))
}

function below(fields: readonly string[] = []) {
  return v.pipe(v.string(), v.maxLength(100), v.regex(pattern('(?=/)(?!.*//)(?!.*/$)', '[\\w\\-/]', fields)))
}

function pattern(start: string, characters: string, fields: readonly string[]): RegExp {
  const parts = fields.length > 0 ? `${characters}|\\{(?:${fields.join('|')})\\}` : characters
  return new RegExp(`^${start}(?:${parts})*$`)
}

const shape = v.variant('kind', [
  v.object({ kind: v.literal('list'), cards: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)) }),
  v.object({ kind: v.picklist(['dashboard', 'form', 'settings', 'sentence']) }),
])

const icon = v.picklist(ICON_NAMES)

const limited = <Schema extends v.GenericSchema>(item: Schema, most = LISTED) =>
  v.optional(v.pipe(v.array(item), v.maxLength(most)))

function few<Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(key: Key, value: Value) {
  return v.pipe(v.record(key, value), v.maxEntries(LISTED))
}

const label = plainText(30)

const text = plainText(60)

const target = { page: id, below: v.optional(below()), search: v.optional(search()), hash: v.optional(hash) }

const targetWith = (fields: readonly string[]) => ({
  ...target,
  below: v.optional(below(fields)),
  search: v.optional(search(fields)),
})

const order = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

const page = v.object({
  path,
  label,
  icon,
  section: id,
  order,
  shape,
  role: v.optional(v.literal('admin')),
  inMenu: v.optional(v.literal(false)),
  whileRows: v.optional(name),
  deep: v.optional(v.literal(true)),
  subpages: v.optional(few(subpath, v.object({ shape }))),
})

const counter = v.object({
  ...target,
  count: v.object({
    table: name,
    filter: v.optional(
      few(column, v.union([condition, v.pipe(v.array(condition), v.minLength(1), v.maxLength(LISTED))])),
    ),
  }),
  work: v.optional(name),
  text: v.object({ none: v.optional(text), one: text, many: text }),
  show: v.pipe(v.array(v.picklist(['sidebar', 'todo'])), v.minLength(1), v.maxLength(2)),
  news: v.optional(v.object({ one: text, many: text })),
})

function linkFrom<From extends keyof typeof LINK_FIELDS>(from: From) {
  return v.object({
    ...targetWith(LINK_FIELDS[from]),
    from: v.literal(from),
    label: text,
  })
}

function searchOf<Kind extends keyof typeof SEARCH_FIELDS>(kind: Kind) {
  return v.object({
    ...targetWith(SEARCH_FIELDS[kind]),
    kind: v.literal(kind),
    label,
    icon,
  })
}

/**
 * The declaration may come from another repository and is not trusted. A page may be older than the module, so
 * unknown fields are ignored; the gate refuses them (`declaration-problems.ts`).
 */
export const declarationSchema = v.object({
  pages: v.pipe(
    few(pageId, page),
    v.minEntries(1),
    v.check((pages) => samePath(pages) === undefined),
  ),
  sections: v.optional(
    v.pipe(
      few(sectionId, v.object({ label, after: id })),
      v.check((sections) => sectionCycle(sections) === undefined),
    ),
  ),
  counters: limited(counter),
  tasks: limited(v.object({ ...target, work: name, text: v.object({ one: text, many: text }), order })),
  quickActions: limited(v.object({ ...target, label: text, icon, order })),
  commands: limited(
    v.object({
      ...target,
      label: text,
      keywords: v.optional(v.pipe(v.array(label), v.maxLength(10))),
    }),
    COMMANDS,
  ),
  searches: limited(v.variant('kind', [searchOf('order'), searchOf('product'), searchOf('customer')])),
  links: limited(v.variant('from', [linkFrom('order'), linkFrom('product'), linkFrom('user')])),
  settingsSections: limited(v.object({ ...target, label: text })),
})

export function samePath(pages: Readonly<Record<string, Pick<PageData, 'path'>>>): [string, string] | undefined {
  const owners = new Map<string, string>()
  for (const [own, { path }] of Object.entries(pages)) {
    const other = owners.get(path)
    if (other !== undefined) return [other, own]
    owners.set(path, own)
  }
  return undefined
}

export function sectionCycle(sections: Readonly<Record<string, Pick<SectionData, 'after'>>>): string[] | undefined {
  for (const start of Object.keys(sections)) {
    const seen = [start]
    let after = sections[start]?.after
    while (after !== undefined && Object.hasOwn(sections, after) && !seen.includes(after)) {
      seen.push(after)
      after = sections[after]?.after
    }
    if (after === start) return [...seen, start]
  }
  return undefined
}

/** @throws RangeError when it is nested too deeply */
export function bytesOf(declaration: object): number {
  return new TextEncoder().encode(JSON.stringify(declaration)).length
}

const alreadyRead = new WeakMap<object, DeclaredData | null>()

/** @returns `null` for a declaration that cannot be read: it must not hide the other modules */
export function readDeclaration(declares: unknown): DeclaredData | null {
  if (typeof declares !== 'object' || declares === null) return null
  const known = alreadyRead.get(declares)
  if (known !== undefined) return known
  const read = parseDeclaration(declares)
  alreadyRead.set(declares, read)
  return read
}

function parseDeclaration(declares: object): DeclaredData | null {
  try {
    if (bytesOf(declares) > DECLARATION_BYTES) return null
    const { success, output } = v.safeParse(declarationSchema, declares, { abortEarly: true })
    return success ? output : null
  } catch {
    // Nested too deeply.
    return null
  }
}
