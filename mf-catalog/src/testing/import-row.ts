/** A row of `list_product_imports` with ten new products. */
export function importRow(values: object = {}) {
  return {
    id: 'i1',
    source: 'csv',
    file_name: 'lista.csv',
    status: 'done',
    created_at: '2026-11-21T12:00:00Z',
    created_by: 'u1',
    created_by_name: 'Ana',
    created_by_email: 'ana@loja.test',
    analysed: 10,
    rejected: 0,
    total: 10,
    imported: 10,
    duplicates: 0,
    errors: 0,
    updated: 0,
    conflicts: 0,
    is_undoable: true,
    undo_started_at: null,
    undone_at: null,
    removed_count: 0,
    restored_count: 0,
    kept_count: 0,
    ...values,
  }
}
