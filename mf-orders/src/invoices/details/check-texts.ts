import { formatBrl, formatDateTime, formatTaxId } from '@loja/domain/format'
import { type AccessKeyProblem, formatMonth, type InvoiceCheckCode, type InvoiceFinding } from '@loja/domain/invoices'
import type { InvoiceFileProblem } from '@loja/nfe'

type Compared = Pick<InvoiceFinding, 'value' | 'other'>
type Sentence = string | ((compared: Compared) => string)

const when = (text = '') => (text.length === 7 ? formatMonth(text) : formatDateTime(text))
const brl = (text = '') => formatBrl(Number(text))

/** A warning asks for a check, an error prevents the attachment. */
const CHECKS: Record<InvoiceCheckCode, Sentence> = {
  'key-form': 'A chave de acesso não tem a forma de uma chave: são 44 caracteres, com letras só no CNPJ.',
  'key-state': 'O código de UF da chave de acesso não existe.',
  'key-month': 'O mês da chave de acesso não existe.',
  'key-model': 'A chave não é de uma NF-e (modelo 55) nem de uma NFC-e (modelo 65).',
  'key-digit': 'O dígito verificador da chave de acesso não confere.',
  'key-differs': 'A chave de acesso não corresponde aos dados ou ao protocolo do arquivo.',
  denied: ({ value, other }) => `A SEFAZ não autorizou a nota: código ${value}${other ? ` (${other})` : ''}.`,
  protocol: 'O número do protocolo de autorização está ausente ou incorreto.',
  homologation: 'A nota foi emitida em homologação (ambiente de testes) e não tem valor fiscal.',
  incoming: 'A nota é de entrada, não de venda.',
  purpose: ({ value }) =>
    value === '4' ? 'A nota é de devolução, não de venda.' : 'A nota é complementar ou de ajuste, não de venda.',
  future: ({ value }) => `A data de emissão está no futuro (${when(value)}).`,
  'month-differs': ({ value, other }) =>
    `A nota foi emitida em ${formatDateTime(value)}, mas a chave de acesso é de ${formatMonth(other ?? '')}.`,
  'before-order': ({ value, other }) =>
    `A nota (${when(value)}) foi emitida antes do pedido (${formatDateTime(other)}).`,
  'total-below': ({ value, other }) => `O valor da nota (${brl(value)}) é menor que o total do pedido (${brl(other)}).`,
  'document-differs': ({ value, other }) =>
    `O CPF ou CNPJ da nota (${formatTaxId(value ?? '')}) não é o do pedido (${formatTaxId(other ?? '')}).`,
  'key-cancelled': 'Esta nota está marcada como cancelada.',
  'key-taken': ({ other }) => `Esta nota já está anexada ao pedido ${other}.`,
  'order-has-note': ({ other }) => `O pedido já tem a nota ${other}.`,
  'key-issuer': 'O CNPJ do emitente na chave não é válido: confira se o emitente usa CPF.',
  'total-above': ({ value, other }) =>
    `O valor da nota (${brl(value)}) é maior que o total do pedido (${brl(other)}): confira se são impostos.`,
  'order-document-missing': 'O pedido não tem CPF ou CNPJ para comparar com o da nota.',
  'document-digits': ({ value }) => `O CPF ou CNPJ do cliente na nota (${formatTaxId(value ?? '')}) não é válido.`,
  'note-document-missing': 'A nota não tem CPF nem CNPJ do cliente.',
  'order-cancelled': 'O pedido está cancelado.',
}

/** Refused only by the database. */
const REFUSALS: Record<string, Sentence> = {
  key: 'A chave de acesso não é válida.',
  'order-unknown': 'O pedido não existe mais.',
  xml: 'O XML não é o de uma nota autorizada com esta chave.',
  total: 'O valor da nota não é válido.',
  document: 'O CPF ou CNPJ da nota não é válido.',
}

const FILES: Record<InvoiceFileProblem, string> = {
  empty: 'O arquivo está vazio.',
  'too-large': 'O arquivo tem mais de 500 KB e não foi lido. O XML de uma nota é menor.',
  'not-xml': 'O arquivo não é um XML, ou está danificado.',
  encoding: 'A codificação do arquivo não é conhecida. Baixe o XML de novo no emissor.',
  'document-type':
    'O arquivo declara um DOCTYPE ou entidades e foi recusado por segurança. XML de nota fiscal não os tem.',
  'several-notes': 'O arquivo tem mais de uma nota. Envie um arquivo para cada nota.',
  event: 'É o XML de um evento (cancelamento ou carta de correção), não o da nota.',
  'other-xml': 'O XML não é de uma NF-e nem de uma NFC-e.',
  'not-authorised':
    'O XML não tem o protocolo da SEFAZ (protNFe): a nota não está autorizada. Envie o arquivo procNFe.',
  incomplete: 'O XML está incompleto ou tem um campo incorreto',
  'archive-damaged': 'O arquivo .zip está danificado.',
  'archive-encrypted': 'O arquivo .zip está protegido por senha.',
  'archive-too-large': 'O arquivo .zip é grande demais. Divida-o em partes menores.',
}

const KEYS: Record<AccessKeyProblem, string> = {
  characters: 'Há caracteres que uma chave não tem: letras existem só no CNPJ (posições 7 a 18).',
  'too-long': 'A chave tem mais de 44 caracteres.',
  state: CHECKS['key-state'] as string,
  month: CHECKS['key-month'] as string,
  model: CHECKS['key-model'] as string,
  digit: CHECKS['key-digit'] as string,
  issuer: CHECKS['key-issuer'] as string,
}

export function findingText({ code, value, other }: InvoiceFinding): string {
  return textOf(CHECKS[code], { ...(value !== undefined && { value }), ...(other !== undefined && { other }) })
}

/** Why the database did not attach a note. */
export function refusalText(outcome: string, other: string | null): string {
  const sentence = REFUSALS[outcome] ?? (CHECKS as Record<string, Sentence>)[outcome]
  // The stored value is unknown to the page.
  if (typeof sentence === 'function' && other === null)
    return 'O pedido mudou desde que a nota foi conferida. Confira de novo.'
  return sentence ? textOf(sentence, { other: other ?? '' }) : 'A nota não foi aceita.'
}

export function fileProblemText(problem: InvoiceFileProblem, field?: string): string {
  return problem === 'incomplete' ? `${FILES.incomplete}: ${field}.` : FILES[problem]
}

export function keyProblemText(problem: AccessKeyProblem): string {
  return KEYS[problem]
}

function textOf(sentence: Sentence, compared: Compared): string {
  return typeof sentence === 'function' ? sentence(compared) : sentence
}
