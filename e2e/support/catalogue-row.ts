import type { AdminApi } from './api/admin-api'

interface StoredRow {
  id: string
  name: string
  description: string | null
  price: number
  sale_price: number | null
  stock_quantity: number | null
  main_image: string | null
  images: string[]
  gender: string | null
  volume: string | null
  fragrance_family: string | null
  intensity: string | null
  perfume_type: string | null
  gtin: string | null
  categories: { name: string } | null
  brands: { name: string } | null
}

export async function catalogueRowsWithout(api: AdminApi, prefix: string): Promise<Record<string, string>[]> {
  const stored = await api.rows<StoredRow>(
    `products?is_active=is.true&name=not.like.${encodeURIComponent(prefix)}*&select=*,categories(name),brands(name)`,
  )
  return stored.map(catalogueRow)
}

export async function activeProductIds(api: AdminApi): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const after = ids.at(-1)
    const rows = await api.rows<{ id: string }>(
      `products?is_active=is.true&select=id&order=id&limit=1000${after ? `&id=gt.${after}` : ''}`,
    )
    if (rows.length === 0) return ids
    for (const { id } of rows) ids.push(id)
  }
}

function catalogueRow(product: StoredRow): Record<string, string> {
  const { id, price, sale_price: sale, stock_quantity: stock, main_image: main } = product
  const brl = (amount: number) => `${amount.toFixed(2)} BRL`
  const address = (image: string) => (image.startsWith('/') ? `https://loja.test${image}` : image)
  return {
    id,
    title: product.name,
    description: product.description ?? '',
    availability: (stock ?? 0) > 0 ? 'in stock' : 'out of stock',
    condition: 'new',
    price: brl(price),
    sale_price: sale !== null && sale > 0 && sale < price ? brl(sale) : '',
    link: `https://loja.test/produto/${id}`,
    image_link: main === null ? '' : address(main),
    additional_image_link: product.images
      .filter((image) => image !== main)
      .slice(0, 9)
      .map(address)
      .join(','),
    brand: product.brands?.name ?? 'Loja',
    google_product_category: 'Health & Beauty > Personal Care > Cosmetics > Fragrance',
    product_type: product.categories?.name ?? 'Perfumaria',
    custom_label_0: product.gender ?? '',
    custom_label_1: product.volume ?? '',
    custom_label_2: product.fragrance_family ?? '',
    custom_label_3: product.intensity ?? '',
    custom_label_4: product.perfume_type ?? '',
    sale_price_effective_date: '',
    gtin: product.gtin ?? '',
  }
}
