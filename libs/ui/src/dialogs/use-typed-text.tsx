import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { confirmLeaving } from './confirm-leaving'
import { UnsavedChangesGuard } from './UnsavedChangesGuard'

/** @param isSaved closes without a question */
export function useTypedText(
  isTyped: boolean,
  onClose: () => void,
  isSaved = false,
): { close: () => void; question: ReactNode } {
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
    close: () => (isTyped ? confirmLeaving(() => setIsClosing(true)) : onClose()),
    question: <UnsavedChangesGuard active={isTyped && !isDone && !isDiscarded} onDiscard={discard} />,
  }
}
