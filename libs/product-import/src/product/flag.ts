import { foldText } from '@loja/domain'

const YES = new Set(['sim', 's', 'true', 'verdadeiro', '1', 'x', 'yes', 'y', 'ativo', 'ativado', 'active', 'publicado'])
const NO = new Set(['nao', 'n', 'false', 'falso', '0', 'no', 'inativo', 'desativado', 'inactive', 'rascunho', 'draft'])

/** Yes or no as people and programs write it; null for anything else. */
export function readFlag(text: string): boolean | null {
  const folded = foldText(text).trim()
  if (YES.has(folded)) return true
  return NO.has(folded) ? false : null
}
