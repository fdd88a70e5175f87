import { foldText } from '@loja/domain/list'
import { holdsMoney } from './line-doubts'

const START = 60
export const NO_PRODUCT =
  /^(?:de |o |a |no |na |nosso |nossa )*(?:fretes?|entregas?|entregamos|envios?|enviamos|motoboy|pedidos?|compras?|minimo|valor minimo|total|subtotal|taxas?|descontos?|cupom|parcel\w*|acima de|a partir de|pagamentos?|pix|chave|cep|cnpj|cpf|tel|telefone|whats(?:app)?|zap|contato|sinal|saldo|atualizad\w*|valid\w*|horario|atendimento|soma|caucao|embalagens? para presente|a cada|cada compra|credito|debito|troco|juros|acrescimos?|multa|cotacao|dolar|retirada|obrigad[oa]|lucro|margem|precos? (?:sujeitos?|validos?)|promoc(?:ao|oes) valida|rua|avenida|endereco|vencimento|motoboy|sedex)\b/
export const HEADING = /\b(?:tabela|lista|catalogo|precos|novidades|atualizacao)\b/

/** @param line without markup; it may begin with words that are not part of the name */
export function isNoProduct(name: string, line: string): boolean {
  const start = foldText(line.slice(0, START)).replace(/^[^\p{L}\p{N}]+/u, '')
  return NO_PRODUCT.test(foldText(name)) || NO_PRODUCT.test(start)
}

const ATTRIBUTE =
  /^[^a-z0-9]*(?:inspira[a-z]*|insp|familia(?: olfativa)?|notas?(?: [a-z]+){0,2}|fixacao|projecao|duracao|ocasiao|estacao|similar|contratipo|olfativ[a-z]*|descricao|detalhes?|obs(?:ervac[a-z]*)?|origem|fabricante|marca|cor(?:es)?|genero|sexo|linha|concentracao|tipo) ?\.?:/
/** Between a name and its price: `Inspiração: 212`, `Família: amadeirado`. */
export const isAttribute = (line: string) => line.includes(':') && ATTRIBUTE.test(foldText(line)) && !holdsMoney(line)

const TOTAL =
  /^(?:(?:sub[ -]?)?tota(?:l|is)|soma|valor total)(?: (?:geral|do pedido|da (?:lista|pagina|secao|categoria)|(?:dos?|de) (?:itens|produtos)))?(?:\W*\d+ (?:itens|produtos|pecas)|: *\d+)?\W*$|^(?:(?:qtde?|quantidade|numero|n|total)\W*(?:de )?)?(?:itens|produtos|registros|pecas|skus)\W*\d*\W*$/
/** Below the rows of a table. */
export const isTotal = (name: string) => TOTAL.test(foldText(name))

/** `TODOS POR R$ 45,00`, `Árabes - todos 45,00` */
export const ALL =
  /^(?:tod[oa]s?|tudo|qualquer|cada)(?: (?:os|as|um|uma|modelos?|produtos?|itens|perfumes?|a|r))*$|[^a-z]tod[oa]s$/
