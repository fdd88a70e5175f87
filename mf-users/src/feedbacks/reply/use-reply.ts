import { type FeedbackFailure, type FeedbackListRow, feedbackConflictOf } from '@loja/data/feedbacks'
import { useDataMutation } from '@loja/ui/parts'
import { useState } from 'react'
import { replyChange } from '../queries'

/** Saves the reply. After a conflict it returns the stored one, which the next call replaces. */
export function useReply({ id, version }: Pick<FeedbackListRow, 'id' | 'version'>, onSaved: () => void) {
  const [seen, setSeen] = useState(version)
  const [theirs, setTheirs] = useState<FeedbackFailure | null>(null)
  const { mutate, isPending } = useDataMutation(replyChange)
  const save = (reply: string) =>
    mutate(
      { id, version: seen, reply },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const conflict = feedbackConflictOf(error)
          if (!conflict?.version) return
          setSeen(conflict.version)
          setTheirs(conflict)
        },
      },
    )
  return { save, saving: isPending, theirs }
}
