import { type DeclaredData, ICON_NAMES } from '@loja/platform/declaration'
import * as v from 'valibot'

const LISTED = 20

/** Control characters and those that change the direction of text, without a flag: JSON Schema has none. */
const INVISIBLE = '\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f'

/** Shown as text, on one line. */
const label = (length: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(length), v.regex(new RegExp(`^[^<>${INVISIBLE}]+$`)))

const id = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,39}$/))

const path = v.pipe(v.string(), v.maxLength(60), v.regex(/^\/admin\/[a-z0-9]+(-[a-z0-9]+)*$/))

const subpath = v.pipe(v.string(), v.maxLength(60), v.regex(/^:?[A-Za-z0-9-]+(\/:?[A-Za-z0-9-]+)*$/))

/** Query of an address. `{id}` and other fields are encoded when they are replaced. */
const search = v.pipe(v.string(), v.maxLength(200), v.regex(/^\?[\w\-.~%=&{}]*$/))

const below = v.pipe(v.string(), v.maxLength(100), v.regex(/^(\/[\w\-{}]+)+$/))

const hash = v.pipe(v.string(), v.maxLength(40), v.regex(/^#[\w-]+$/))

const table = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,59}$/))

/** Not PostgREST's own parameters. */
const column = v.pipe(table, v.regex(/^(?!(select|order|limit|offset|columns|on_conflict|and|or|not)$)/))

/** Operators that an index can answer. */
const condition = v.pipe(v.string(), v.maxLength(100), v.regex(/^(not\.)?(eq|neq|gt|gte|lt|lte|is|in)\.[\w\-.:,()]+$/))

const shape = v.variant('kind', [
  v.strictObject({ kind: v.literal('list'), cards: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)) }),
  v.strictObject({ kind: v.picklist(['dashboard', 'form', 'settings', 'sentence']) }),
])

const limited = <Schema extends v.GenericSchema>(item: Schema) => v.optional(v.pipe(v.array(item), v.maxLength(LISTED)))

function few<Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(key: Key, value: Value) {
  return v.pipe(v.record(key, value), v.maxEntries(LISTED))
}

const target = { page: id, below: v.optional(below), search: v.optional(search), hash: v.optional(hash) }
const icon = v.picklist(ICON_NAMES)
const order = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

const page = v.strictObject({
  path,
  label: label(30),
  icon,
  section: id,
  order,
  shape,
  role: v.optional(v.literal('admin')),
  deep: v.optional(v.literal(true)),
  subpages: v.optional(few(subpath, v.strictObject({ shape }))),
})

/** @returns one sentence for each problem, e.g. `pages.orders.path: Invalid format` */
export function declarationProblems(data: unknown): string[] {
  const { issues = [] } = v.safeParse(declarationSchema, data)
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the declaration'}: ${issue.message}`)
}

/** The data of a module's `src/module.ts`, which may come from another repository and is not trusted. */
export const declarationSchema: v.GenericSchema<DeclaredData> = v.strictObject({
  pages: few(id, page),
  sections: v.optional(few(id, v.strictObject({ label: label(30), after: id }))),
  counters: limited(
    v.strictObject({
      ...target,
      count: v.strictObject({
        table,
        filter: v.optional(few(column, v.union([condition, v.pipe(v.array(condition), v.maxLength(LISTED))]))),
      }),
      text: v.strictObject({ none: v.optional(label(80)), one: label(80), many: label(80) }),
      show: v.array(v.picklist(['sidebar', 'todo'])),
    }),
  ),
  quickActions: limited(v.strictObject({ ...target, label: label(40), icon, order })),
  commands: limited(
    v.strictObject({ ...target, label: label(60), keywords: v.optional(v.pipe(v.array(label(30)), v.maxLength(10))) }),
  ),
  links: limited(
    v.strictObject({
      ...target,
      from: v.picklist(['order', 'product', 'user']),
      label: label(40),
    }),
  ),
  settingsSections: limited(v.strictObject({ ...target, label: label(40) })),
})
