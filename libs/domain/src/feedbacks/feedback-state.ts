/** Values of `feedbacks.state` (FBK-01), in the order of the work. Shown through labels, never renamed. */
export const FEEDBACK_STATES = ['pendente', 'aprovado', 'oculto'] as const
export type FeedbackState = (typeof FEEDBACK_STATES)[number]

/** The state that a stored value is shown as: one that this version does not know is not in the shop yet. */
export function toFeedbackState(value: string | null | undefined): FeedbackState {
  return FEEDBACK_STATES.find((state) => state === value) ?? 'pendente'
}
