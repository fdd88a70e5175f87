import { useRef } from 'react'
import { newUuid } from './new-uuid'

const ID_LENGTH = 36

/**
 * Ids of requests. A repeat of the last one, whose response may have been lost, has the same id.
 * @param last with its id, as `keep` received it: in the draft of a form it outlives the page
 */
export function useRequestId(last = '', keep?: (last: string) => void) {
  const sent = useRef(last)
  return (request: object) => {
    const written = JSON.stringify(request)
    if (sent.current.slice(ID_LENGTH) !== written) {
      sent.current = newUuid() + written
      keep?.(sent.current)
    }
    return sent.current.slice(0, ID_LENGTH)
  }
}
