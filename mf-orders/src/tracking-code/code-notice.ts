import { checkTrackingCode, correiosService } from '@loja/domain'
import type { FieldNotice } from '@loja/ui'
import { messages } from './messages'

/** A notice about a typed code. The form of the Correios does not apply to other carriers. */
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
