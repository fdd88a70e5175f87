import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { UnsavedChangesDialog } from './UnsavedChangesDialog'
import { UnsavedChangesGuard } from './UnsavedChangesGuard'

/** Asks before typed text is lost; render `question`. @param isSaved closes without a question */
export function useTypedText(
  isTyped: boolean,
  onClose: () => void,
  isSaved = false,
): { close: () => void; question: ReactNode } {
  const [isLeaving, setIsLeaving] = useState(false)
  const [isClosing, setIsClosing] = useState(false)
  const [isDiscarded, setIsDiscarded] = useState(false)
  const isDone = isSaved || isClosing
  const end = useEffectEvent(onClose)
  useEffect(
    // Closing may change the address: the guard must be inactive first.
    function closeWhenDone() {
      if (isDone) end()
    },
    [isDone],
  )
  // The navigation removes the dialog.
  const discard = useCallback(() => setIsDiscarded(true), [])
  return {
    close: () => (isTyped ? setIsLeaving(true) : onClose()),
    question: (
      <>
        <UnsavedChangesGuard active={isTyped && !isDone && !isDiscarded} onDiscard={discard} />
        {isLeaving && <UnsavedChangesDialog onLeave={() => setIsClosing(true)} onStay={() => setIsLeaving(false)} />}
      </>
    ),
  }
}
