import type { Where } from './conditions'

interface SelectedValue {
  /** Into jsonb, e.g. `$.phone`. */
  path?: string
  pathText?: boolean
  cast?: string
  select?: SelectEntry[]
  where?: Where
  join?: Record<string, { from?: string }>
}

export type SelectEntry = string | Record<string, SelectedValue>

/** Lite 0.10.0 would make a number of `"11999999999"` in jsonb. */
export function protectJsonTexts(row: unknown, select: SelectEntry[] | undefined): unknown {
  if (!select || typeof row !== 'object' || row === null) return row
  if (Array.isArray(row)) return row.map((item) => protectJsonTexts(item, select))
  let copy: Record<string, unknown> | undefined
  for (const entry of select) {
    if (typeof entry === 'string') continue
    for (const [alias, value] of Object.entries(entry)) {
      const there = (row as Record<string, unknown>)[alias]
      const encoded = value.select ? protectJsonTexts(there, value.select) : asJson(there, timesReadAgain(value))
      if (encoded !== there) {
        copy ??= { ...row }
        copy[alias] = encoded
      }
    }
  }
  return copy ?? row
}

function timesReadAgain({ path, pathText, cast }: SelectedValue): number {
  return Number(path !== undefined && !pathText) + Number(/^\s*jsonb?\s*$/i.test(cast ?? ''))
}

function asJson(value: unknown, times: number): unknown {
  return typeof value === 'string' && times > 0 ? asJson(JSON.stringify(value), times - 1) : value
}
