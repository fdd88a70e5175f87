import type { ShipmentCode, ShippingState } from '@loja/data/shipments'
import type { OrderStatus } from '@loja/domain/orders'
import type { CodeDoubt, CorreiosService, KnownCarrier } from '@loja/domain/shipments'
import { orderStatusLabels } from '@loja/records'
import { failureReason } from '@loja/ui/parts'

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

/** The order is not waiting to be sent. */
const NOTICES: Partial<Record<OrderStatus, string>> = {
  enviado: 'Este pedido já está como Enviado, sem código de rastreamento. O status não muda.',
  entregue: 'Este pedido já consta como Entregue. Ao salvar, ele volta para Enviado.',
  cancelado: 'Este pedido está cancelado. Ao salvar, ele passa para Enviado.',
}

/** `AA123456785BR (Correios)`. */
const codeName = ({ code, carrier }: ShipmentCode) => (carrier ? `${code} (${carrier})` : `${code}`)

export const messages = {
  title: (sends: boolean, number = '') => (sends ? `Enviar pedido ${number}` : `Código do pedido ${number}`).trim(),
  loading: 'Carregando o pedido',
  loadFailed: 'Não foi possível carregar o pedido.',

  notice: ({ status, code, carrier }: ShippingState): string | undefined => {
    if (!code) return NOTICES[status]
    const name = codeName({ code, carrier })
    if (status === 'enviado') return `Este pedido já foi enviado com o código ${name}.`
    return `${NOTICES[status] ?? 'Este pedido ainda não foi enviado.'} Ele já tem o código ${name}.`
  },
  code: 'Código de rastreamento',
  carrier: 'Transportadora',
  another: (stored: string) => `É mais um volume: manter também ${stored}`,
  action: (sends: boolean, anyway: boolean) =>
    sends ? (anyway ? 'Enviar mesmo assim' : 'Enviar pedido') : anyway ? 'Salvar mesmo assim' : 'Salvar código',
  remove: 'Excluir código',
  cancel: 'Cancelar',
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
  longCarrier: (limit: number) => `Use no máximo ${limit} caracteres.`,

  sent: (number: string, sent: ShipmentCode) => `Pedido ${number} enviado com o código ${codeName(sent)}.`,
  saved: (number: string, saved: ShipmentCode) => `Código do pedido ${number} salvo: ${codeName(saved)}.`,
  removed: (number: string) => `Código do pedido ${number} excluído.`,
  sendFailed: (error: unknown) => `Erro ao enviar o pedido: ${reasonOf(error)}`,
  failed: (error: unknown) => `Erro ao salvar o código: ${reasonOf(error)}`,
  conflict: (stored: ShippingState, seen: ShippingState) => {
    if (stored.status !== seen.status && stored.status !== 'enviado')
      return `O pedido já foi alterado para ${orderStatusLabels[stored.status]} em outra sessão. Nada foi salvo.`
    return stored.code
      ? `Outra pessoa já salvou ${codeName(stored)} neste pedido. O que você digitou não foi salvo.`
      : 'Outra pessoa excluiu o código deste pedido. O que você digitou não foi salvo.'
  },

  undo: 'Desfazer',
  codeStays: (code: string) => `O código ${code} continua no pedido.`,
  undone: (code: string) => `O código ${code} voltou.`,
  undoneNew: 'O código foi retirado do pedido.',
  undoFailed: (error: unknown) =>
    `Erro ao desfazer: ${failureReason(error, { conflict: 'o código mudou depois.', 'not-found': 'o pedido não existe mais.' })}`,
} as const

function reasonOf(error: unknown): string {
  return failureReason(error, { 'not-found': 'o pedido não existe mais.' })
}
