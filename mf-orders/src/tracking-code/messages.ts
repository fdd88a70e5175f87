import type { ShipmentCode } from '@loja/data'
import type { CodeCheck, CorreiosService } from '@loja/domain'
import { failureReason } from '@loja/ui'

const SERVICES: Record<CorreiosService, string> = {
  sedex: 'Sedex',
  'sedex-10': 'Sedex 10',
  'sedex-12': 'Sedex 12',
  pac: 'PAC',
  registered: 'carta ou objeto registrado',
  international: 'objeto internacional',
  reverse: 'logística reversa',
}

/** `AA123456785BR (Correios)`. */
export const codeName = ({ code, carrier }: ShipmentCode) => (carrier ? `${code} (${carrier})` : `${code}`)

export const messages = {
  code: 'Código de rastreamento',
  carrier: 'Transportadora',
  save: 'Salvar código',
  saveAnyway: 'Salvar mesmo assim',
  replace: (stored: ShipmentCode) => (stored.code ? `Substituir ${stored.code}` : 'Salvar assim mesmo'),
  remove: 'Excluir código',
  cancel: 'Cancelar',
  enter: 'Informar código',
  enterFor: (number: string) => `Informar código do pedido ${number}`,
  follow: (carrier: string) => `Acompanhar na página: ${carrier}`,
  copy: 'Copiar código de rastreamento',

  correios: (service: CorreiosService | null) =>
    service ? `Código dos Correios: ${SERVICES[service]}.` : 'Código dos Correios com dígito verificador correto.',
  wrongDigit: ({ expected }: Extract<CodeCheck, { kind: 'wrong-digit' }>) =>
    `O dígito verificador não confere: pelo número, o último dígito seria ${expected}. Confira se o código foi digitado certo.`,
  almost: 'Parece um código dos Correios, que tem duas letras, nove dígitos e duas letras, como AA123456785BR.',
  impossible: 'Isto não é um código: use de 4 a 60 letras sem acento, números e sinais.',
  missing: 'Informe o código.',

  saved: (number: string) => `Código do pedido ${number} salvo.`,
  savedAlsoOn: (number: string, other: string) =>
    `Código do pedido ${number} salvo. Atenção: o pedido ${other} tem o mesmo código.`,
  removed: (number: string) => `Código do pedido ${number} excluído.`,
  failed: (error: unknown) =>
    `Erro ao salvar o código: ${failureReason(error, { 'not-found': 'o pedido não existe mais.' })}`,
  conflict: (stored: ShipmentCode) =>
    stored.code
      ? `Outra pessoa já salvou ${codeName(stored)} neste pedido. O que você digitou não foi salvo.`
      : 'Outra pessoa removeu o código deste pedido. O que você digitou não foi salvo.',
} as const
