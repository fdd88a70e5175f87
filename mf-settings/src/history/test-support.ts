export const recordedChange = (id: string, values: object = {}) => ({
  id,
  created_at: '2026-11-21T12:00:00Z',
  created_by_name: 'Ana',
  created_by_email: 'ana@loja.test',
  object_count: 5,
  first_names: [],
  undone_at: null,
  restored_count: null,
  remaining_count: 5,
  total: 1,
  ...values,
})
