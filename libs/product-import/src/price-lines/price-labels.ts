const WORDS: [label: string, words: string][] = [
  ['à vista', 'a ?vista|vista'],
  ['dinheiro', 'dinheiro|especie'],
  ['pix', 'pix'],
  ['cartão', 'cartao|credito|debito|maquininha'],
  ['a prazo', '(?:a )?prazo|parcelad[oa]|fiado|(?:em )?ate \\d{1,2} ?x|em \\d{1,2} ?x'],
  ['boleto', 'boleto'],
  ['atacado', 'atacado|atac|atc|wholesale|mayorista'],
  ['varejo', 'varejo|varej|var|retail'],
  [
    'sugerido',
    'sugerid[oa]|sugestao(?: de (?:re)?venda)?|(?:consumidor|cliente)(?: final)?|pvp|revend(?:e|er|em|endo|ida|ido)(?: (?:por|a))?|(?:re)?venda (?:por|a)|vend(?:e|er|em|endo|ida|ido)(?: (?:por|a))?|(?:para |de )?venda',
  ],
  ['lucro', 'lucro|lucr[ae]|margem|ganho|ganhe|comissao'],
  ['total', 'total|subtotal'],
  ['entrada', 'entrada|sinal'],
  ['revenda', 'revenda|revendedor(?:a|es|as)?|reseller|lojistas?|distribuidor(?:a|es)?'],
  ['custo', 'custo|cost|compra'],
  ['unidade', 'unitario|unit|unidade|unid|und|un|cada'],
  // `Asad (sem caixa) 110,00` is the price of one.
  ['caixa', '(?<!(?:sem|com|s/|c/) ?)(?:caixa|cx)|fardo|display|pack'],
  ['dúzia', 'duzia|dz'],
  ['promoção', 'promocao|promo|promocional|oferta'],
]

export const LABEL_WORDS = WORDS.map(([, words]) => words).join('|')

const EXACT = WORDS.map(([label, words]) => [label, new RegExp(`^(?:${words})$`)] as const)
const WITHIN = WORDS.map(([label, words]) => [label, new RegExp(`(?<![a-z])(?:${words})(?![a-z])`)] as const)

/** @param word folded, matched by `LABEL_WORDS` */
export function labelOfWord(word: string): string | null {
  return EXACT.find(([, words]) => words.test(word))?.[0] ?? null
}

/** @param heading folded, e.g. `preco no cartao` */
export function labelInHeading(heading: string): string | null {
  return WITHIN.find(([, words]) => words.test(heading))?.[0] ?? null
}
