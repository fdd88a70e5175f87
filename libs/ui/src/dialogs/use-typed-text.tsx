import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { confirmLeaving } from './confirm-leaving'
import { UnsavedChangesGuard } from './UnsavedChangesGuard'

interface Options {
  /** Closes without a question. */
  isSaved?: boolean
  onDiscard?: () => void
}

export function useTypedText(
  isTyped: boolean,
  onClose: () => void,
  { isSaved = false, onDiscard }: Options = {},
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
  const discard = useCallback(() => {
    onDiscard?.()
    setIsDiscarded(true)
  }, [onDiscard])
  const closeNow = () => {
    onDiscard?.()
    setIsClosing(true)
  }
  return {
    close: () => (isTyped ? confirmLeaving(closeNow) : onClose()),
    question: <UnsavedChangesGuard active={isTyped && !isDone && !isDiscarded} onDiscard={discard} />,
  }
}
