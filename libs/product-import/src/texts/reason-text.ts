import type { RejectCode, RejectReason } from '../model/import-outcome'

const SENTENCES: Record<RejectCode, string> = {
  'missing-name': 'Falta o nome.',
  'name-too-long': 'O nome passa de 300 caracteres.',
  'missing-price': 'Falta o preço.',
  'not-a-price': 'O preço não é um valor.',
  'negative-price': 'O preço é negativo.',
  'zero-price': 'O preço é zero.',
  'several-prices': 'Há mais de um preço.',
  'price-too-high': 'O preço passa do limite de R$ 9.999.999.999,99.',
  'extra-column': 'Coluna a mais (vírgula no preço?).',
  'unclosed-quote': 'As aspas que abrem nesta linha não fecham.',
  'block-without-name': 'Bloco sem nome.',
  'block-without-image': 'Bloco sem imagem.',
  'block-without-price': 'Bloco sem preço.',
  'unreadable-line': 'A linha não é um produto.',
  'not-an-object': 'O item não é um objeto.',
}

/** Why a row is left out, as a sentence for staff. */
export function reasonText({ code, found }: RejectReason): string {
  return found === undefined ? SENTENCES[code] : `${SENTENCES[code]} Lido: “${found}”.`
}
