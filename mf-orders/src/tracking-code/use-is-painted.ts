import { useEffect, useState } from 'react'

/** Whether a text that was rendered has been painted. @param text null if none is shown */
export function useIsPainted(text: string | null): boolean {
  const [painted, setPainted] = useState<string | null>(null)
  if (text === null && painted !== null) setPainted(null)
  useEffect(
    function noteTheFrame() {
      let frame = requestAnimationFrame(() => {
        // The frame of the first call shows the text.
        frame = requestAnimationFrame(() => setPainted(text))
      })
      return () => cancelAnimationFrame(frame)
    },
    [text],
  )
  return text !== null && painted === text
}
