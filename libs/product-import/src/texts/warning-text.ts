import type { ImportWarning, WarningCode } from '../model/import-outcome'

const TYPE_NAMES: Record<string, string> = { cosmetico: 'cosmético', eletronico: 'eletrônico' }

const SENTENCES: Record<WarningCode, (value: string, line: number) => string> = {
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
  'rounded-price': (value) => `Preço arredondado para ${value}.`,
  'price-column': (value) => `Preço lido da coluna “${value}”: confira.`,
  'high-price': (value) => `Valor alto: ${value}. Confira.`,
  'zero-price': () => 'Preço zero.',
  'sale-price-left-out': (value) => `Preço promocional não importado: “${value}”.`,
  'image-left-out': (value) => `Endereço de imagem não importado: “${value}”.`,
  'image-changed': (value) => `Endereço de imagem corrigido: ${value}.`,
  'image-not-secure': (value) => `Imagem em http://, que a loja não mostra: ${value}. Use https://.`,
  'too-many-images': (value) => `Imagens além do limite, não importadas: ${value}.`,
  'too-many-tags': (value) => `Tags além do limite, não importadas: ${value}.`,
  'stock-left-out': (value) => `Estoque não reconhecido, importado como 0: “${value}”.`,
  'alert-left-out': (value) => `Alerta de estoque não reconhecido: “${value}”.`,
  'flag-left-out': (value) => `Nem sim nem não: “${value}”.`,
  'text-as-flag': (value) => `Texto no lugar de true ou false: “${value}”.`,
  'name-on-several-lines': () => 'O nome ocupava mais de uma linha.',
  'characters-replaced': () => 'Caracteres danificados foram substituídos.',
  'possible-duplicate': (_, line) => `Possível duplicado da linha ${line}.`,
  'repeated-key': () => 'Campo repetido no JSON: vale o último.',
}

/** What is odd about a row that is imported, as a sentence for staff. */
export function warningText({ code, value = '', line = 0 }: ImportWarning): string {
  return SENTENCES[code](value, line)
}

/**
 * Whether a warning tells of a guess that nearly every row of a list without that column has, and that is nearly always
 * right: it is shown, and nobody is asked to look at it.
 */
export function isRoutineGuess({ code }: ImportWarning): boolean {
  return code === 'guessed-brand' || code === 'guessed-type' || code === 'guessed-volume'
}
