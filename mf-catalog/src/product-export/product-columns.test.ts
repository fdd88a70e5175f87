import type { ProductExportRow } from '@loja/data/products'
import { UNLIMITED_STOCK } from '@loja/domain/products'
import { createSpreadsheet } from '@loja/spreadsheet'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { buildExportRow } from '../testing/export-row'
import { PRODUCT_COLUMNS } from './product-columns'

const TITLES =
  'Nome;Descrição;Descrição curta;Preço;Preço promocional;Início da promoção;Fim da promoção;Estoque;Alerta de estoque;SKU;GTIN;Custo;Ativo;Destaque;Início do destaque;Fim do destaque;Imagem principal;Imagens;Categoria;Marca;Tipo;Tipo de perfume;Gênero;Volume;Família olfativa;Intensidade;Tags'

async function exported(format: 'csv' | 'xlsx', rows: ProductExportRow[]): Promise<Blob> {
  const file = createSpreadsheet(format, { columns: PRODUCT_COLUMNS, sheetName: 'Produtos' })
  await file.add(rows)
  return file.finish()
}

async function csvRow(overrides: Partial<ProductExportRow>): Promise<Record<string, string>> {
  const text = await (await exported('csv', [buildExportRow(overrides)])).text()
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data[0] ?? {}
}

describe('exported product list', () => {
  test('CSV matches byte for byte', async () => {
    const blob = await exported('csv', [buildExportRow({ salePrice: 999.9, minStockAlert: 3, name: '=1+1' })])
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
    expect(text).toBe(
      `\ufeff${TITLES}\r\n'=1+1;Amadeirado, para a noite.;;1234,50;999,90;;;7;3;AMB-100;7891000315507;700,00;Sim;Não;;;https://cdn.test/ambar.jpg;"https://cdn.test/ambar.jpg\nhttps://cdn.test/caixa.jpg";Perfumes Unissex;Tarquina;perfume;importado;unissex;100 ML;Amadeirado;Alta;"tarquina\nnoite"\r\n`,
    )
  })

  test.each<[string, Partial<ProductExportRow>, string, string]>([
    ['unlimited', { stockQuantity: UNLIMITED_STOCK }, 'Estoque', 'Ilimitado'],
    ['none left', { stockQuantity: 0 }, 'Estoque', '0'],
    ['no stock given', { stockQuantity: null }, 'Estoque', ''],
    ['inactive', { isActive: false }, 'Ativo', 'Não'],
    ['featured', { isFeatured: true }, 'Destaque', 'Sim'],
    ['a start', { saleStartsAt: '2026-11-27T03:00:00Z' }, 'Início da promoção', '27/11/2026, 00:00'],
    ['an end', { isFeatured: true, featuredUntil: '2026-12-01T02:59:00Z' }, 'Fim do destaque', '30/11/2026, 23:59'],
    ['no sale', { salePrice: null }, 'Preço promocional', ''],
    ['a sale price that is none', { salePrice: 5000 }, 'Preço promocional', '5000,00'],
    ['no tags', { tags: [] }, 'Tags', ''],
    ['no category', { categoryName: null }, 'Categoria', ''],
    ['a code with zeros', { gtin: '036000291452' }, 'GTIN', '036000291452'],
    ['no cost', { cost: null }, 'Custo', ''],
    ['long digits', { name: '7891234567890123' }, 'Nome', '7891234567890123'],
  ])('%s', async (_, overrides, title, text) => {
    expect((await csvRow(overrides))[title]).toBe(text)
  })

  test('XLSX holds numbers as numbers and digits as text, without formulas and apostrophes', async () => {
    const blob = await exported('xlsx', [buildExportRow({ name: '00789123456789012345', description: '=1+1' })])
    const sheet = read(await blob.arrayBuffer(), { cellNF: true }).Sheets.Produtos ?? {}
    expect(utils.sheet_to_json<string[]>(sheet, { header: 1 })[0]).toEqual(TITLES.split(';'))
    expect(sheet.A2).toMatchObject({ t: 's', v: '00789123456789012345', z: '@' })
    expect(sheet.B2).toMatchObject({ t: 's', v: '=1+1', z: '@' })
    expect(sheet.B2).not.toHaveProperty('f')
    expect(sheet.D2).toMatchObject({ t: 'n', v: 1234.5 })
    expect(sheet.H2).toMatchObject({ t: 'n', v: 7 })
    expect(sheet.AA2).toMatchObject({ t: 's', v: 'tarquina\nnoite' })
  })
})
