import { useRef } from 'react'
import { newUuid } from './new-uuid'

/** Ids of requests. A repeat of the last one, whose response may have been lost, has the same id. */
export function useRequestId() {
  const last = useRef({ request: '', id: '' })
  return (request: object) => {
    const written = JSON.stringify(request)
    if (last.current.request !== written) last.current = { request: written, id: newUuid() }
    return last.current.id
  }
}
