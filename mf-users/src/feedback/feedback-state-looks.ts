import type { FeedbackState } from '@loja/domain/feedbacks'
import type { StatusLook } from '@loja/ui/parts'
import { messages } from './messages'

/** Pending feedbacks have the strongest look. */
export const FEEDBACK_STATE_LOOKS: Record<FeedbackState, StatusLook> = {
  pendente: { color: 'var(--ant-color-warning)', word: messages.states.pendente, emphasis: 'strong' },
  aprovado: { color: 'var(--ant-color-success)', word: messages.states.aprovado, emphasis: 'normal' },
  oculto: {
    color: 'var(--ant-color-text-secondary)',
    word: messages.states.oculto,
    filled: false,
    emphasis: 'quiet',
  },
}
