/** In a chunk of its own, which is loaded when the page can be used. */
import { Counters } from '../counters/Counters'
import { News } from '../news/News'
import { useTrackingStatePoll } from '../tracking-badge/use-tracking-state-poll'

export { followMenu } from './follow-menu'

export function LateParts() {
  useTrackingStatePoll()
  return (
    <>
      <Counters />
      <News />
    </>
  )
}
