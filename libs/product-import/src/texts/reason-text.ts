import { PRODUCT_NAME_LIMIT } from '@loja/domain'
import type { RejectCode, RejectReason } from '../model/import-outcome'

const SENTENCES: Record<RejectCode, string> = {
  'missing-name': 'Falta o nome.',
  'name-too-long': `O nome passa de ${PRODUCT_NAME_LIMIT} caracteres.`,
  'text-too-long': 'O texto é longo demais para esta coluna.',
  'missing-price': 'Falta o preço.',
  'not-a-price': 'O preço não é um valor.',
  'negative-price': 'O preço é negativo.',
  'zero-price': 'O preço é zero.',
  'several-prices': 'Há mais de um preço.',
  'price-too-high': 'O preço passa do limite de R$ 9.999.999.999,99.',
  'extra-column': 'Coluna a mais (vírgula no preço?).',
  'unclosed-quote': 'As aspas que abrem nesta linha não fecham.',
  'block-without-name': 'Falta a linha do nome antes da imagem.',
  'block-without-image': 'Falta a linha da imagem entre o nome e o preço.',
  'block-without-price': 'Falta a linha do preço depois da imagem.',
  'unreadable-line': 'A linha não é um produto.',
  'line-without-price': 'A linha não tem nome e preço de um produto.',
  'not-an-object': 'O item não é um produto.',
  'deleted-product': 'O produto está marcado como excluído na lista.',
}

/** Of an item of JSON the specification has two sentences (IMP-08). */
const MISSING = new Set<RejectCode>(['missing-name', 'missing-price', 'not-an-object'])
const NO_PRICE = new Set<RejectCode>([
  'not-a-price',
  'negative-price',
  'zero-price',
  'several-prices',
  'price-too-high',
])

/** Why a row is left out, as a sentence for staff. */
export function reasonText({ code, found, item, column }: RejectReason): string {
  if (item !== undefined) {
    if (MISSING.has(code)) return `Produto ${item}: campos obrigatórios ausentes (nome, preço)`
    if (NO_PRICE.has(code)) return `Produto ${item}: preço inválido (${found ?? ''})`
    return `Produto ${item}: ${SENTENCES[code]}`
  }
  const sentence = column === undefined ? SENTENCES[code] : `${SENTENCES[code].slice(0, -1)} (coluna “${column}”).`
  return found === undefined ? sentence : `${sentence} Lido: “${found}”.`
}
