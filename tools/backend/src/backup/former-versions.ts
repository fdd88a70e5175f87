import type { BackupTable } from './backup-tables'

/**
 * Columns of earlier versions that this version lacks, with the column that takes their values; null drops the values.
 * A migration that renames or drops a column adds it here, or backups made before it cannot be restored.
 */
const FORMER_COLUMNS: Record<string, Record<string, string | null>> = {
  // The number of a transaction of the other database. `changed_in` becomes the transaction of the restore.
  'public.orders': { status_changed_in: null },
  'public.product_imports': { kept_count: 'left_count' },
  'private.product_import_batches': { kept: 'left_in_place' },
}

/** Statements after a restore that rewrite values of earlier versions, and change no value of this version. */
export const FORMER_VALUES = [
  // For undo: one former value of a product became an array of one value for each column of the kind.
  `update public.product_changes c set
    arguments = case when c.arguments ? 'kind'
      then c.arguments - 'kind' || jsonb_build_object('discount', c.arguments -> 'kind') else c.arguments end,
    former_values = array(
      select (array[v.value] || case c.kind when 'discount' then '{NULL,NULL}'::text[] else '{}' end)::text
      from unnest(c.former_values) with ordinality as v (value, position) order by v.position)
  where c.kind in ('discount', 'stock', 'category')
    and (c.arguments ? 'kind' or exists (select 1 from unnest(c.former_values) as v where v is null or v not like '{%'))`,
  // Settings that the earlier version did not have: every key but tokens has a row.
  `insert into public.admin_settings (setting_key, setting_value, setting_type)
    select setting_key, default_value, setting_type from private.known_settings() where not is_secret
    on conflict (setting_key) do nothing`,
]

export interface FittedTable extends BackupTable {
  /** Rewrites a JSON row `r` of the backup; absent if the columns are the same. */
  rowSql?: string
}

/** The table with the columns of this version, or a column that this version lacks. */
export function fitColumns(table: BackupTable, target: BackupTable): FittedTable | { missing: string } {
  const former = FORMER_COLUMNS[table.name] ?? {}
  const gone = table.columns.filter((column) => !target.columns.includes(column))
  const missing = gone.find((column) => former[column] === undefined)
  if (missing !== undefined) return { missing }
  if (gone.length === 0) return table
  const moved = gone.flatMap((column) => (former[column] ? `'${former[column]}', r -> '${column}'` : []))
  return {
    name: table.name,
    columns: table.columns.flatMap((column) => (gone.includes(column) ? (former[column] ?? []) : column)),
    rowSql: `(r - '{${gone.join(',')}}'::text[]) || jsonb_build_object(${moved.join(', ')})`,
  }
}
