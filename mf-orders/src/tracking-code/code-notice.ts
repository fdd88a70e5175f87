import { checkTrackingCode, correiosService } from '@loja/domain'
import type { FieldNotice } from '@loja/ui'
import { messages } from './messages'

/**
 * What there is to say about a code while it is typed. Other carriers have codes of their own: where one of them is named,
 * the form of the Correios says nothing.
 */
export function codeNotice(code: string, carrier: string): FieldNotice | null {
  const check = checkTrackingCode(code)
  if (check.kind === 'impossible') return { tone: 'info', text: messages.impossible }
  if (carrier !== '' && !/^correios$/i.test(carrier)) return null
  switch (check.kind) {
    case 's10':
      return { tone: 'info', text: messages.correios(correiosService(code)) }
    case 'wrong-digit':
      return { tone: 'warning', text: messages.wrongDigit(check) }
    case 'almost-s10':
      return { tone: 'info', text: messages.almost }
    default:
      return null
  }
}
