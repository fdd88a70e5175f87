import { foldText } from '@loja/domain/list'
import { normalizeProductName } from '@loja/domain/products'
import { guessMapping } from '../mapping/guess-mapping'
import { headingWords } from '../mapping/match-heading'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { groupBy, variantNames } from '../platforms/variant-names'
import { cleanText } from '../product/text'

const COLUMNS = [
  /^(?:(?:nome|titulo|descricao) d[ae]s? )?(?:variac(?:ao|oes)|variantes?)$|^(?:variation|variant)(?: (?:name|title))?$/,
  /^(?:variant )?option \d+ value$|^(?:valor|nome) d[ao] (?:variacao|opcao) \d+$|^(?:variacao|opcao|option) \d+(?: valor)?$/,
  /^(?:tam|tamanho|size|vol|volumes?|conteudo|capacidade|ml|apresentacao|embalagem|gramatura|concentracao|cor|color|sabor|aroma|tom|tonalidade|voltagem)(?: ml)?$/,
]
const IN_ML = /\bml\b|^vol/
const NONE = new Set(['default title', 'unico', 'unica', 'tamanho unico', '-', 'n/a'])

/** `Cor: Azul` */
const withoutLabel = (option: string) => option.replace(/^\s*\p{L}[\p{L} ]{1,20}:/u, '').trim()

/** Equal names with different sizes or variations get them, as in exports of shops; other names stay. */
export function withVariations(table: ImportTable): ImportTable {
  const name = guessMapping(table).indexOf('name')
  const words = table.headings.map(headingWords)
  const columns = COLUMNS.map((pattern) =>
    [...words.keys()].filter((at) => at !== name && pattern.test(words[at] ?? '')),
  ).find((found) => found.length > 0)
  if (table.platform !== null || name < 0 || !columns) return table
  const optionAt = ({ cells }: ImportRecord, at: number) => {
    const option = cleanText(cells[at] ?? '')
      .split(/[;|]|,(?=[^,:]{2,20}:)/)
      .map(withoutLabel)
      .join(', ')
    if (NONE.has(foldText(option))) return ''
    return IN_ML.test(words[at] ?? '') && /^\d+(?:[.,]\d+)?$/.test(option) ? `${option} ML` : option
  }
  const names = new Map<ImportRecord, string>()
  const nameOf = ({ cells }: ImportRecord) => normalizeProductName(cleanText(cells[name] ?? ''))
  for (const [common, family] of groupBy(table.records, nameOf)) {
    if (family.length < 2 || common === '') continue
    const variants = family.map((record) => {
      const options = columns.map((at) => optionAt(record, at)).filter((option) => option !== '')
      return { name: common, options, codes: [], cells: [] }
    })
    for (const [index, text] of variantNames(variants).entries()) {
      const record = family[index]
      if (record && text !== common) names.set(record, text)
    }
  }
  if (names.size === 0) return table
  const renamed = (record: ImportRecord): ImportRecord => {
    const text = names.get(record)
    return text === undefined ? record : { ...record, cells: record.cells.with(name, text) }
  }
  return { ...table, records: table.records.map(renamed) }
}
