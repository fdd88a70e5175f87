import { isDataError } from '@loja/data/client'
import { failureReason } from '@loja/ui/parts'

export const messages = {
  payments: 'Pagamentos',
  notPaid: 'Não pago',
  due: (amount: string) => `faltam ${amount}`,
  otherOpen: (amount: string) => `os pagamentos em aberto somam ${amount}`,
  overpaid: (amount: string) => `${amount} a mais`,
  unknownMethod: 'Forma não informada',
  unknownState: 'A conferir',
  reference: (reference: string) => `Ref. ${reference}`,
  change: 'Alterar',
  changeOf: (method: string, amount: string) => `Alterar pagamento: ${method}, ${amount}`,
  add: 'Adicionar pagamento',

  showPix: 'Cobrar por Pix',
  pixTitle: (number: string) => `Pix do pedido ${number}`,
  pixQr: 'QR Code do Pix',
  pixLoading: 'Carregando o Pix',
  pixFailed: 'Não foi possível carregar a chave Pix.',
  pixMissing: 'Falta informar chave, nome e cidade de quem recebe.',
  pixSettings: 'Abrir Configurações',
  copyPix: 'Copiar Pix copia e cola',
  close: 'Fechar',

  addTitle: (number: string) => `Novo pagamento do pedido ${number}`,
  changeTitle: (number: string) => `Pagamento do pedido ${number}`,
  method: 'Forma de pagamento',
  amount: 'Valor (R$)',
  state: 'Situação',
  happenedAt: 'Data e hora',
  happenedAtHelp: 'dd/mm/aaaa hh:mm',
  referenceLabel: 'Referência (NSU, ID do Pix…)',
  save: 'Salvar pagamento',
  badAmount: 'Informe um valor como 129,90.',
  badMoment: 'Informe data e hora como 28/11/2026 14:30.',
  momentAhead: 'Esta data ainda não chegou.',

  saved: (number: string) => `Pagamento do pedido ${number} salvo.`,
  saveFailed: (error: unknown) =>
    isDataError(error, 'conflict')
      ? 'Os pagamentos do pedido mudaram em outra sessão e nada foi salvo. Feche e confira o pedido.'
      : `Erro ao salvar o pagamento: ${failureReason(error, { 'not-found': 'o pedido não existe mais.' })}`,
} as const
