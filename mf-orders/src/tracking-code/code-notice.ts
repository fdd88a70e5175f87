import { type CodeDoubt, checkTrackingCode, correiosService, knownCarrier } from '@loja/domain/shipments'
import type { FieldNotice } from '@loja/ui/dialogs'
import { messages } from './messages'

/** Doubts about a code as typed; others are certain only when it is complete. */
const EVIDENT: readonly CodeDoubt['kind'][] = ['wrong-digit', 'several', 'invoice-key']

export function isEvident(doubt: CodeDoubt | null): boolean {
  return doubt !== null && EVIDENT.includes(doubt.kind)
}

export function codeNotice(code: string, carrier: string): FieldNotice | null {
  const { kind } = checkTrackingCode(code)
  if (kind === 'impossible') return { tone: 'info', text: messages.impossible }
  const isOfCorreios = carrier.trim() === '' || knownCarrier(carrier) === 'Correios'
  return kind === 's10' && isOfCorreios ? { tone: 'info', text: messages.correios(correiosService(code)) } : null
}
