import { formatCsvLine, neutralizeFormula } from '@loja/domain/file'
import { formatPromotionMoment, type ProductDraft, UNLIMITED_STOCK } from '@loja/domain/products'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkImport, planImport } from './analysis/check-import'
import { guessMapping } from './mapping/guess-mapping'
import { readImportTable } from './table/read-import-table'

type Exported = ProductDraft & { brandName: string; categoryName: string | null }

const HEADINGS =
  'Nome;Descrição;Descrição curta;Preço;Preço promocional;Início da promoção;Fim da promoção;Estoque;Alerta de estoque;SKU;GTIN;Custo;Ativo;Destaque;Início do destaque;Fim do destaque;Imagem principal;Imagens;Categoria;Marca;Tipo;Tipo de perfume;Gênero;Volume;Família olfativa;Intensidade;Tags'

const amount = (brl: number | null) => (brl === null ? '' : brl.toFixed(2).replace('.', ','))
const flag = (isOn: boolean) => (isOn ? 'Sim' : 'Não')

function line(product: Exported): string {
  const stock = product.stockQuantity === UNLIMITED_STOCK ? 'Ilimitado' : String(product.stockQuantity ?? '')
  const texts = [
    product.name,
    product.description,
    product.shortDescription,
    amount(product.price),
    amount(product.salePrice),
    formatPromotionMoment(product.saleStartsAt),
    formatPromotionMoment(product.saleEndsAt),
    stock,
    String(product.minStockAlert ?? ''),
    product.sku,
    product.gtin,
    amount(product.cost),
    flag(product.isActive),
    flag(product.isFeatured),
    formatPromotionMoment(product.featuredFrom),
    formatPromotionMoment(product.featuredUntil),
    product.mainImage,
    product.images.join('\n'),
    product.categoryName,
    product.brandName,
    product.categoryType,
    product.perfumeType,
    product.gender,
    product.volume,
    product.fragranceFamily,
    product.intensity,
    product.tags.join('\n'),
  ]
  return formatCsvLine(
    texts.map((text) => neutralizeFormula(text ?? '')),
    ';',
  )
}

const sign = fc.constantFrom(...'aÁé ç;,"=+-@1.\t\'', '🌸', '\u200d')
const text = fc.string({ unit: sign, minLength: 1, maxLength: 12 })
const maybe = fc.option(text)
const cents = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100)
const address = fc.nat(99).map((n) => `https://x.com/a,b/${n}.jpg`)
const word = fc.string({ unit: fc.constantFrom(...'aÁé ç;,"=+1.'), minLength: 1, maxLength: 8 })
const minute = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 })
const starts = fc.option(minute.map((s) => new Date((s - (s % 60)) * 1000).toISOString()))
const ends = fc.option(minute.map((s) => new Date((s - (s % 60) + 1_999_999_980) * 1000).toISOString()))
const sale = fc.oneof(
  fc.constant({ salePrice: null, saleStartsAt: null, saleEndsAt: null }),
  fc.record({ salePrice: cents, saleStartsAt: starts, saleEndsAt: ends }),
)
const place = fc.oneof(
  fc.constant({ isFeatured: false, featuredFrom: null, featuredUntil: null }),
  fc.record({ isFeatured: fc.constant(true), featuredFrom: starts, featuredUntil: ends }),
)
const product: fc.Arbitrary<Exported> = fc
  .record({
    name: fc.nat(1_000_000).chain((n) => word.map((end) => `${n} ${end.trim().replaceAll(/ +/g, ' ')}x`)),
    description: maybe,
    shortDescription: maybe,
    price: cents,
    stockQuantity: fc.option(fc.constantFrom(0, 7, UNLIMITED_STOCK)),
    minStockAlert: fc.option(fc.nat(20)),
    sku: fc.constantFrom(null, '0012', '-A 1', '=B', '12E5'),
    gtin: fc.constantFrom(null, '036000291452', '7891000315507', '96385074'),
    cost: fc.option(cents.filter((value) => value > 0)),
    isActive: fc.boolean(),
    mainImage: fc.option(address),
    images: fc.array(address, { maxLength: 4 }),
    categoryId: fc.constant(null),
    brandId: fc.constant(null),
    categoryName: fc.constantFrom(null, 'Perfumes', 'Cosméticos & Cia'),
    brandName: fc.constantFrom('', 'Phebo', 'O Boticário'),
    categoryType: fc.constantFrom('perfume', 'cosmetico', 'eletronico'),
    perfumeType: fc.constantFrom(null, 'importado', 'nacional', 'de nicho'),
    gender: fc.constantFrom(null, 'masculino', 'feminino', 'unissex'),
    volume: maybe,
    fragranceFamily: maybe,
    intensity: maybe,
    tags: fc.array(word, { maxLength: 4 }),
  })
  .chain((values) => fc.tuple(sale, place).map(([dates, shown]) => ({ ...values, ...dates, ...shown })))

test('[IMP-04] [FEAT-07] our own export maps back without loss', () => {
  fc.assert(
    fc.property(fc.uniqueArray(product, { selector: ({ name }) => name, maxLength: 5 }), (products) => {
      const csv = `\ufeff${HEADINGS}\r\n${products.map((each) => `${line(each)}\r\n`).join('')}`
      const table = readImportTable(csv)
      const plan = planImport(table, guessMapping(table), { categoryId: null, stock: 1 })
      const { ready, duplicates, rejected } = checkImport(table, plan)
      expect([duplicates, rejected]).toEqual([[], []])
      expect(ready.map((row) => row.product)).toEqual(products)
      expect(ready.flatMap(({ warnings }) => warnings).filter(({ code }) => !/price|duplicate/.test(code))).toEqual([])
    }),
    { numRuns: 60 },
  )
})
