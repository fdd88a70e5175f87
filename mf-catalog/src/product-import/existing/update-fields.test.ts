import type { StoredProduct } from '@loja/data/products'
import { formatCsvLine } from '@loja/domain/file'
import { EMPTY_PRODUCT_VALUES, type ProductDraft, parseProductForm, UNLIMITED_STOCK } from '@loja/domain/products'
import { parseImportText } from '@loja/product-import'
import { resolveNames } from '@loja/product-import/page'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf, patchOf, updatableFields } from './update-fields'

const NAME = 'Phebo Colônia 100 ML F'
const OLD = 'https://cdn.test/antiga.jpg'
const NEW = 'https://cdn.test/nova.jpg'
const resolve = resolveNames({
  categories: [{ id: 'perfumes', name: 'Perfumes' }],
  brands: [
    { id: 'phebo', name: 'Phebo' },
    { id: 'natura', name: 'Natura' },
  ],
})

interface Column {
  heading: string
  text: string
  value: Partial<ProductDraft>
  unread?: string[]
}
const COLUMNS: Column[] = [
  { heading: 'Preço promocional', text: '49,90', value: { salePrice: 49.9 }, unread: ['consulte'] },
  { heading: 'Imagem principal', text: NEW, value: { mainImage: NEW } },
  { heading: 'Imagens', text: `${NEW}\nhttps://cdn.test/2.jpg`, value: { images: [NEW, 'https://cdn.test/2.jpg'] } },
  { heading: 'Marca', text: 'Natura', value: { brandId: 'natura' }, unread: ['Desconhecida', 'x'.repeat(121)] },
  { heading: 'Categoria', text: 'PERFUMES', value: { categoryId: 'perfumes' }, unread: ['Nova', 'x'.repeat(121)] },
  { heading: 'Descrição', text: 'Floral', value: { description: 'Floral' } },
  { heading: 'Descrição curta', text: 'Leve', value: { shortDescription: 'Leve' } },
  { heading: 'Estoque', text: '7', value: { stockQuantity: 7 }, unread: ['muito'] },
  { heading: 'Alerta de estoque', text: '3', value: { minStockAlert: 3 }, unread: ['pouco'] },
  { heading: 'Tags', text: 'novo\nverão', value: { tags: ['novo', 'verão'] } },
  { heading: 'Gênero', text: 'masculino', value: { gender: 'masculino' }, unread: ['outro'] },
  { heading: 'Volume', text: '50 ML', value: { volume: '50 ML' } },
  { heading: 'Tipo', text: 'cosmetico', value: { categoryType: 'cosmetico' }, unread: ['outro'] },
  { heading: 'Tipo de perfume', text: 'nacional', value: { perfumeType: 'nacional' } },
  { heading: 'Família olfativa', text: 'Cítrica', value: { fragranceFamily: 'Cítrica' } },
  { heading: 'Intensidade', text: 'Alta', value: { intensity: 'Alta' } },
  { heading: 'Ativo', text: 'Sim', value: { isActive: true }, unread: ['talvez'] },
  { heading: 'Destaque', text: 'Sim', value: {} },
  { heading: 'Início do destaque', text: '01/12/2026', value: {} },
  { heading: 'Fim do destaque', text: '31/12/2026', value: {} },
]

const maybe = <Value>(...values: Value[]) => fc.constantFrom<Value | null>(null, ...values)
const storedProduct: fc.Arbitrary<ProductDraft> = fc
  .record({
    name: fc.constant(NAME),
    shortDescription: maybe('Curta'),
    description: maybe('Escrita à mão'),
    price: fc.constantFrom(40, 59.9, 80),
    salePrice: maybe(30, 59.9),
    stockQuantity: maybe(0, 8, UNLIMITED_STOCK),
    minStockAlert: maybe(2),
    mainImage: maybe(OLD),
    images: fc.constantFrom<string[]>([], [OLD], [OLD, 'https://cdn.test/outra.jpg']),
    categoryId: maybe('inativa'),
    brandId: maybe('outra'),
    categoryType: fc.constantFrom('perfume', 'cosmetico', 'eletronico'),
    perfumeType: maybe('de nicho'),
    gender: maybe('masculino', 'unissex'),
    volume: maybe('30 ML'),
    fragranceFamily: maybe('Floral'),
    intensity: maybe('Baixa'),
    tags: fc.constantFrom<string[]>([], ['verão', 'novo']),
    isActive: fc.boolean(),
    isFeatured: fc.boolean(),
    featuredFrom: maybe('2026-11-30T03:00:00.000Z'),
    featuredUntil: maybe('2026-12-30T03:00:00.000Z'),
  })
  .map((product) => ({ ...product, images: product.mainImage === null ? [] : product.images }) as ProductDraft)

const state = fc.constantFrom('missing', 'empty', 'blank', 'unread', 'filled')
const anyList = fc.tuple(fc.array(state, { minLength: COLUMNS.length, maxLength: COLUMNS.length }), fc.nat(1))
const ownList = fc.tuple(
  fc.array(fc.constantFrom('empty', 'unread', 'filled'), { minLength: COLUMNS.length, maxLength: COLUMNS.length }),
  fc.nat(1),
)
type State = 'missing' | 'empty' | 'blank' | 'unread' | 'filled'

function cellOf({ text, unread = [''] }: Column, cell: State, variant: number): string {
  if (cell === 'filled') return text
  if (cell === 'unread') return unread[variant % unread.length] ?? ''
  return cell === 'blank' ? ' \t' : ''
}

const FORMATS: Record<string, (headings: string[], cells: string[]) => string> = {
  csv: (headings, cells) => `${formatCsvLine(headings, ';')}\n${formatCsvLine(cells, ';')}\n`,
  json: (headings, cells) =>
    JSON.stringify([Object.fromEntries(headings.map((heading, at) => [heading, cells[at] || null]))]),
}

function updated(text: string, product: ProductDraft): ProductDraft {
  const stored: StoredProduct = { id: 'p1', version: 1, createdAt: '', updatedAt: '', product }
  const { mapping, analysis } = parseImportText(text, { categoryId: 'default', stock: UNLIMITED_STOCK })
  const [row] = analysis.ready
  if (!row) throw new Error(`no product in ${text}`)
  return { ...product, ...patchOf(changesOf({ row, stored }, resolve, updatableFields(mapping))) }
}

test.each([
  ['csv', anyList],
  ['csv', ownList],
  ['json', anyList],
])('[IMP-05] a stored value changes only by a readable cell: %s', (format, lists) => {
  fc.assert(
    fc.property(lists, storedProduct, ([states, variant], product) => {
      const columns = COLUMNS.map((column, at) => ({ column, state: states[at] as State })).filter(
        (each) => each.state !== 'missing',
      )
      const text = FORMATS[format]?.(
        ['Nome', 'Preço', ...columns.map(({ column }) => column.heading)],
        [NAME, '59,90', ...columns.map((each) => cellOf(each.column, each.state, variant))],
      )
      const set = columns.filter((each) => each.state === 'filled').map(({ column }) => column.value)
      const expected: ProductDraft = Object.assign({}, product, { price: 59.9 }, ...set)
      const isMainOnly = expected.mainImage !== product.mainImage && expected.images === product.images
      if (isMainOnly) expected.images = [NEW, ...product.images.filter((image) => image !== product.mainImage)]
      expect(updated(text ?? '', product)).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

const STORED: ProductDraft = {
  ...parseProductForm(EMPTY_PRODUCT_VALUES).draft,
  name: 'Lavanda',
  shortDescription: 'Curta',
  description: 'Escrita à mão',
  price: 8,
  salePrice: 7,
  stockQuantity: 8,
  minStockAlert: 2,
  mainImage: OLD,
  images: [OLD, NEW],
  categoryId: 'inativa',
  brandId: 'outra',
  categoryType: 'cosmetico',
  perfumeType: null,
  gender: 'unissex',
  volume: '30 ML',
  fragranceFamily: 'Floral',
  intensity: 'Baixa',
  tags: ['verão'],
  isActive: false,
  isFeatured: true,
  featuredUntil: '2026-12-30T03:00:00.000Z',
}

test.each([
  ['WooCommerce', 'ID,Type,Name,Published,Visibility in catalog,Regular price\n1,simple,Lavanda,,visible,10'],
  ['Shopify', 'Handle,Title,Vendor,Variant Price,Status,Published\nlavanda,Lavanda,,10.00,,'],
  ['Meta', 'id,title,availability,condition,price,image_link\n1,Lavanda,in stock,new,10.00 BRL,'],
])('an export of %s with only a price changes nothing else', (_platform, text) => {
  expect(updated(text, STORED)).toEqual({ ...STORED, price: 10 })
})

test.each([
  ['several images in the main column replace all', `${NEW}, https://cdn.test/3.jpg`, [NEW, 'https://cdn.test/3.jpg']],
  ['an image that is stored already stays where it is', NEW, [OLD, NEW]],
])('%s', (_case, cell, images) => {
  expect(updated(`nome;preço;imagem\nLavanda;8;"${cell}"`, STORED)).toEqual({ ...STORED, mainImage: NEW, images })
})
