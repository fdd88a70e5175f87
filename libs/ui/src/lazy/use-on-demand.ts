import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import { useNotify } from '../notice/use-notify'
import { useLoaded } from './use-loaded'

/**
 * A part that a button opens, such as a menu, loaded when somebody comes near the button. A press before it is there is
 * remembered; one that it never comes for is answered with a sentence, and the next press asks again.
 * @param name of the part, unlike any other's
 * @returns the part once it was pressed and is there, to stand in place of the button
 */
export function useOnDemand<Part>(name: string, load: () => Promise<Part>) {
  const notify = useNotify()
  const [near, setNear] = useState(false)
  const [pressed, setPressed] = useState(false)
  const { part, isError, isFetching, failures, retry } = useLoaded({ name, load, wanted: near || pressed })
  const seenFailures = useRef(0)
  useEffect(
    function notifyWhoPressed() {
      if (failures === seenFailures.current) return
      seenFailures.current = failures
      if (!pressed) return
      setPressed(false)
      notify.error(messages.partFailed)
    },
    [failures, pressed, notify],
  )
  const comeNear = () => setNear(true)
  const press = () => {
    setPressed(true)
    if (isError) retry()
  }
  return {
    part: pressed ? part : undefined,
    buttonProps: { loading: pressed && isFetching, onPointerEnter: comeNear, onFocus: comeNear, onClick: press },
  }
}
