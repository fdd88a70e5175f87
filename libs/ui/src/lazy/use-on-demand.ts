import { useState } from 'react'
import { useLoaded } from './use-loaded'

/**
 * A part that a button opens, such as a menu, loaded when somebody comes near the button. A press before it is there is
 * remembered, and a press after a failure asks again.
 * @param name of the part, unlike any other's
 * @returns the part once it was pressed and is there, to stand in place of the button
 */
export function useOnDemand<Part>(name: string, load: () => Promise<Part>) {
  const [near, setNear] = useState(false)
  const [pressed, setPressed] = useState(false)
  const { part, isError, isFetching, retry } = useLoaded({ name, load, wanted: near || pressed })
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
