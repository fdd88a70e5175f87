import { PRODUCT_NAME_LIMIT } from '@loja/domain/products'
import type { ImportWarning, RejectCode, RejectReason, WarningCode } from '../model/import-outcome'
import type { ImportNotice } from '../model/import-table'

const ENCODINGS = {
  'windows-1252': 'Windows-1252',
  macintosh: 'MacRoman',
  cp850: 'CP850 (DOS)',
  'utf-7': 'UTF-7',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
}

export function noticeText(notice: ImportNotice): string {
  switch (notice.code) {
    case 'encoding':
      return `O arquivo não está em UTF-8: foi lido como ${ENCODINGS[notice.encoding]}. Confira os acentos.`
    case 'garbled-accents':
      return 'Os acentos parecem danificados (“Ã§” no lugar de “ç”): salve a lista de novo em UTF-8.'
    case 'lines-above-heading':
      return notice.count === 1
        ? 'Uma linha acima do cabeçalho não foi importada.'
        : `${notice.count} linhas acima do cabeçalho não foram importadas.`
    case 'description-as-name':
      return `A lista não tem coluna de nome: “${notice.heading}” foi usada.`
    case 'sheet-errors':
      return `Células da planilha com erro (#N/D, #VALOR!): ${notice.count}. Textos e códigos com erro contam como vazios.`
    case 'formulas-without-result':
      return `Fórmulas salvas sem resultado contam como vazias: ${notice.count}. Abra a planilha no Excel, salve e tente novamente.`
    case 'hidden-rows':
      return notice.count === 1 ? '1 linha oculta não foi lida.' : `${notice.count} linhas ocultas não foram lidas.`
    case 'hidden-columns':
      return notice.count === 1 ? '1 coluna oculta não foi lida.' : `${notice.count} colunas ocultas não foram lidas.`
    case 'hidden-sheets':
      return notice.names.length === 1
        ? `A aba oculta “${notice.names[0]}” não foi lida.`
        : `${notice.names.length} abas ocultas não foram lidas: ${notice.names.join(', ')}.`
    case 'pages-without-text':
      return notice.pages.length === 1
        ? `A página ${notice.pages[0]} do PDF não tem texto e não foi lida.`
        : `${notice.pages.length} páginas do PDF não têm texto e não foram lidas: ${shownPages(notice.pages)}.`
    case 'rows-joined':
      return notice.count === 1
        ? 'Uma linha completa o produto de outra (mais imagens ou o que as variações têm em comum).'
        : `${notice.count} linhas completam o produto de outra (mais imagens ou o que as variações têm em comum).`
  }
}

const MOST_PAGES = 20

const shownPages = (pages: number[]) => pages.slice(0, MOST_PAGES).join(', ') + (pages.length > MOST_PAGES ? '…' : '')

const REASONS: Record<RejectCode, string> = {
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
  'repeated-code': 'Outra linha da lista tem o mesmo código.',
  'unclosed-quote': 'As aspas que abrem nesta linha não fecham.',
  'block-without-name': 'Falta a linha do nome antes da imagem.',
  'block-without-image': 'Falta a linha da imagem entre o nome e o preço.',
  'block-without-price': 'Falta a linha do preço depois da imagem.',
  'unreadable-line': 'A linha não é um produto.',
  'line-without-price': 'A linha não tem nome e preço de um produto.',
  'foreign-currency': 'O preço está em outra moeda: peça a lista em reais, ou corrija para um preço com R$.',
  'struck-through': 'Está riscado na planilha: confirme ou corrija.',
  'not-an-object': 'O item não é um produto.',
  'deleted-product': 'O produto está marcado como excluído na lista.',
}

/** The specification has two sentences for JSON items (IMP-08). */
const MISSING = new Set<RejectCode>(['missing-name', 'missing-price', 'not-an-object'])
const NO_PRICE = new Set<RejectCode>([
  'not-a-price',
  'negative-price',
  'zero-price',
  'several-prices',
  'price-too-high',
  'foreign-currency',
])

export function reasonText({ code, found, item, column }: RejectReason): string {
  if (item !== undefined) {
    if (MISSING.has(code)) return `Produto ${item}: campos obrigatórios ausentes (nome, preço)`
    if (NO_PRICE.has(code)) return `Produto ${item}: preço inválido (${found ?? ''})`
    return `Produto ${item}: ${REASONS[code]}`
  }
  const sentence = column === undefined ? REASONS[code] : `${REASONS[code].slice(0, -1)} (coluna “${column}”).`
  return found === undefined ? sentence : `${sentence} Lido: “${found}”.`
}

const TYPE_NAMES: Record<string, string> = { cosmetico: 'cosmético', eletronico: 'eletrônico' }

const WARNINGS: Record<WarningCode, (value: string, line: number) => string> = {
  'guessed-brand': (value) => `Marca deduzida do nome: ${value}.`,
  'brand-is-article': (value) => `A marca deduzida do nome, “${value}”, parece um artigo: confira.`,
  'brand-left-out': (value) => `Marca longa demais, não importada: “${value}…”.`,
  'category-left-out': (value) => `Categoria longa demais, não importada: “${value}…”.`,
  'guessed-gender': (value) => `Gênero deduzido do nome: ${value}.`,
  'unknown-gender': (value) => `Gênero não reconhecido: “${value}”.`,
  'guessed-volume': (value) => `Volume deduzido do nome: ${value}.`,
  'guessed-type': (value) => `Tipo deduzido: ${TYPE_NAMES[value] ?? value}.`,
  'unknown-type': (value) => `Tipo não reconhecido: “${value}”.`,
  'ambiguous-price': (value) => `Preço interpretado como ${value}: confira.`,
  'shown-otherwise': (value) => `A célula mostra outro valor do que guarda: ${value}. Confira.`,
  'rounded-price': (value) => `Preço arredondado para ${value}.`,
  'price-column': (value) => `Preço lido da coluna “${value}”: confira.`,
  'high-price': (value) => `Valor alto: ${value}. Confira.`,
  'zero-price': () => 'Preço zero.',
  'sale-price-left-out': (value) => `Preço promocional não importado: “${value}”.`,
  'sale-date-left-out': (value) => `Data da promoção não importada: “${value}”.`,
  'featured-date-left-out': (value) => `Data do destaque não importada: “${value}”.`,
  'image-left-out': (value) => `Endereço de imagem não importado: “${value}”.`,
  'image-changed': (value) => `Endereço de imagem corrigido: ${value}.`,
  'image-not-secure': (value) => `Imagem em http://, que a loja não mostra: ${value}. Use https://.`,
  'too-many-images': (value) => `Imagens além do limite, não importadas: ${value}.`,
  'too-many-tags': (value) => `Tags além do limite, não importadas: ${value}.`,
  'stock-left-out': (value) => `Estoque não reconhecido, importado como 0: “${value}”.`,
  'alert-left-out': (value) => `Alerta de estoque não reconhecido: “${value}”.`,
  'code-cut': (value) =>
    `Código alterado pela planilha, não importado: “${value}”. Formate a coluna como texto e salve de novo.`,
  'shared-code': (value, line) => `O código “${value}” está também na linha ${line}: confira de qual produto ele é.`,
  'code-in-name': (value) => `O nome começa com “${value}”: confira se é um código.`,
  'gtin-left-out': (value) => `GTIN não importado: ${value}`,
  'cost-left-out': (value) => `Custo não importado: “${value}”.`,
  'ambiguous-cost': (value) => `Custo interpretado como ${value}: confira.`,
  'flag-left-out': (value) => `Nem sim nem não: “${value}”.`,
  'text-as-flag': (value) => `Texto no lugar de true ou false: “${value}”.`,
  'name-on-several-lines': () => 'O nome ocupava mais de uma linha.',
  'characters-replaced': () => 'Caracteres danificados foram substituídos.',
  'possible-duplicate': (_, line) => `Possível duplicado da linha ${line}.`,
  'nested-value': (value) => `Lista ou objeto no lugar de um texto, não importado: “${value}”.`,
  'repeated-key': () => 'Campo repetido no JSON: vale o último.',
}

export function warningText({ code, value = '', line = 0 }: ImportWarning): string {
  return WARNINGS[code](value, line)
}

export function isRoutineGuess({ code }: ImportWarning): boolean {
  return code === 'guessed-brand' || code === 'guessed-type' || code === 'guessed-volume'
}
