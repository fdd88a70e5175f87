/** Values of `feedbacks.state` (FBK-01), in the order of the workflow. */
export const FEEDBACK_STATES = ['pendente', 'aprovado', 'oculto'] as const
export type FeedbackState = (typeof FEEDBACK_STATES)[number]

export function toFeedbackState(value: string | null | undefined): FeedbackState {
  return FEEDBACK_STATES.find((state) => state === value) ?? 'pendente'
}
