import type { BackupTable } from './backup-tables'

/**
 * Former columns and their successors; null drops the values. A migration that renames or drops a column adds
 * it here, or backups made before it cannot be restored.
 */
const FORMER_COLUMNS: Record<string, Record<string, string | null>> = {
  // Transaction numbers are of the other database; a restore sets `changed_in`.
  'public.orders': { status_changed_in: null },
  'public.product_imports': { kept_count: 'left_count' },
  'private.product_import_batches': { kept: 'left_in_place' },
}

interface FormerTable {
  columns: string
  move: string
}

/** A restore creates those that the backup has, moves their rows and drops them. */
export const FORMER_TABLES: Record<string, FormerTable> = {
  'public.product_changes': {
    columns: `id uuid, kind text, arguments jsonb, created_at timestamptz, created_by uuid, product_count integer,
      first_names text[], product_ids uuid[], product_names text[], versions integer[], former_versions integer[],
      former_values text[] default '{}', item_ids uuid[] default '{}', item_product_ids uuid[] default '{}',
      undone_at timestamptz, undone_by uuid, restored_count integer`,
    move: `insert into private.changes (id, kind, arguments, created_at, created_by, object_count, first_names, object_ids,
        object_names, versions, former_versions, former_values, item_ids, item_product_ids, undone_at, undone_by, restored_count)
      select id, kind, arguments, created_at, created_by, product_count, first_names, product_ids, product_names, versions,
        former_versions, former_values, item_ids, item_product_ids, undone_at, undone_by, restored_count
      from public.product_changes`,
  },
  'public.order_changes': {
    columns: `id uuid, status text, created_at timestamptz, created_by uuid, order_count integer, first_numbers text[],
      order_ids uuid[], order_numbers text[], versions integer[], former_versions integer[], former_statuses text[],
      former_shipped_at timestamptz[], former_delivered_at timestamptz[], undone_at timestamptz, undone_by uuid,
      restored_count integer`,
    move: `insert into private.changes (id, kind, arguments, created_at, created_by, object_count, first_names, object_ids,
        object_names, versions, former_versions, former_values, undone_at, undone_by, restored_count)
      select id, 'order_status', jsonb_build_object('status', status), created_at, created_by, order_count, first_numbers,
        order_ids, order_numbers, versions, former_versions, array(
          select array[f.status, f.shipped_at::text, f.delivered_at::text]::text
          from unnest(former_statuses, former_shipped_at, former_delivered_at) with ordinality
            as f (status, shipped_at, delivered_at, position) order by f.position),
        undone_at, undone_by, restored_count
      from public.order_changes`,
  },
  'private.deleted_orders': {
    columns: 'id uuid, deleted_at timestamptz, deleted_by uuid, contents jsonb, invoices jsonb, feedback_ids uuid[]',
    move: `insert into private.changes (kind, arguments, created_at, created_by, object_count, first_names, object_ids,
        object_names, document)
      select 'order_delete', jsonb_build_object('order_id', d.id, 'status', o.status, 'total', o.total,
          'shipping_address', o.shipping_address), d.deleted_at, d.deleted_by, 1, array[o.order_number], array[d.id],
        array[o.order_number],
        jsonb_build_object('contents', d.contents, 'invoices', d.invoices, 'feedback_ids', to_jsonb(d.feedback_ids))
      from private.deleted_orders d, jsonb_to_record(d.contents -> 'orders' -> 0)
        as o (order_number text, status text, total jsonb, shipping_address jsonb)`,
  },
}

export const FORMER_SEQUENCES: Record<string, string> = {
  'public.order_number_seq': `insert into private.order_counter (last_number)
    select value::bigint - case when is_called::boolean then 0 else 1 end
    from (values ($1::text, $2::text, $3::text)) as s (name, value, is_called)`,
}

/** Rewrite values of earlier versions, and change no value of this version. */
export const FORMER_VALUES = [
  // One former value of a product became an array with a value per column of the kind.
  `update private.changes c set
    arguments = case when c.arguments ? 'kind'
      then c.arguments - 'kind' || jsonb_build_object('discount', c.arguments -> 'kind') else c.arguments end,
    former_values = array(
      select (array[v.value] || case c.kind when 'discount' then '{NULL,NULL}'::text[] else '{}' end)::text
      from unnest(c.former_values) with ordinality as v (value, position) order by v.position)
  where c.kind in ('discount', 'stock', 'category')
    and (c.arguments ? 'kind' or exists (select 1 from unnest(c.former_values) as v where v is null or v not like '{%'))`,
  `insert into private.changes (id, kind, arguments, created_at, created_by, object_count, first_names, object_ids, object_names)
    select i.id, 'import', '{}', i.created_at, i.created_by, 0, '{}', '{}', '{}' from public.product_imports i
    where not exists (select 1 from private.changes c where c.id = i.id)`,
  // Every key but tokens has a row.
  `insert into public.admin_settings (setting_key, setting_value, setting_type)
    select setting_key, default_value, setting_type from private.known_settings() where not is_secret
    on conflict (setting_key) do nothing`,
]

export interface FittedTable extends BackupTable {
  rowSql?: string
}

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
