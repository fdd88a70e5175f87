import type { ShipmentCode } from '@loja/data'
import type { CodeDoubt, CorreiosService, KnownCarrier } from '@loja/domain'
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

const CORREIOS_FORM = 'duas letras, nove dígitos e duas letras, como AA123456785BR'

const FORMS: Record<KnownCarrier, string> = {
  Correios: `Não é um código dos Correios, que tem ${CORREIOS_FORM}.`,
  Jadlog: 'Não é um código da Jadlog, que tem só números.',
  Loggi: 'Não é um código da Loggi: tem a forma de um código dos Correios.',
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
  doubt: (doubt: CodeDoubt) => {
    switch (doubt.kind) {
      case 'wrong-digit':
        return `O dígito verificador não confere: pelo número, o último dígito seria ${doubt.expected}. Confira se o código foi digitado certo.`
      case 'almost-s10':
        return `Parece um código dos Correios, que tem ${CORREIOS_FORM}.`
      case 'not-of-carrier':
        return `${FORMS[doubt.carrier]} Confira o código e a transportadora.`
      case 'several':
        return 'Parecem dois códigos, um depois do outro.'
      case 'invoice-key':
        return 'Isto é uma chave de nota fiscal (44 números), não um código de rastreamento.'
    }
  },
  alsoOn: (number: string) => `O pedido ${number} já tem este código.`,
  notSaved: 'Nada foi salvo.',
  enterAgain: 'Para usar assim mesmo, aperte Enter de novo ou o botão.',
  impossible: 'Isto não é um código: use de 4 a 60 letras sem acento, números e sinais.',
  missing: 'Informe o código.',

  saved: (number: string) => `Código do pedido ${number} salvo.`,
  removed: (number: string) => `Código do pedido ${number} excluído.`,
  failed: (error: unknown) =>
    `Erro ao salvar o código: ${failureReason(error, { 'not-found': 'o pedido não existe mais.' })}`,
  conflict: (stored: ShipmentCode) =>
    stored.code
      ? `Outra pessoa já salvou ${codeName(stored)} neste pedido. O que você digitou não foi salvo.`
      : 'Outra pessoa removeu o código deste pedido. O que você digitou não foi salvo.',
} as const
