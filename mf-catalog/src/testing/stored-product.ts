export const storedProduct = (id: string, values: object = {}) => ({
  id,
  name: `Produto ${id}`,
  category_id: null,
  brand_id: null,
  price: 10,
  sale_price: null,
  sale_starts_at: null,
  sale_ends_at: null,
  stock_quantity: 9,
  min_stock_alert: null,
  is_active: true,
  is_featured: false,
  main_image: null,
  version: 1,
  created_at: '2026-11-21T12:00:00Z',
  ...values,
})

export const featuredProduct = (n: number, values: object = {}) =>
  storedProduct(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, {
    ...{ name: `Produto ${n}`, price: 100, stock_quantity: 3, is_featured: true },
    ...{ featured_position: n, featured_from: null, featured_until: null },
    ...values,
  })
