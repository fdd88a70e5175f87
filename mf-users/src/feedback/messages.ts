import type { FeedbackState } from '@loja/domain/feedbacks'

const STATES: Record<FeedbackState, string> = { pendente: 'Pendente', aprovado: 'Aprovado', oculto: 'Oculto' }

export const messages = {
  states: STATES,
  stars: (rating: number) => `${rating} de 5 estrelas`,
  noComment: 'Sem comentário',
} as const
