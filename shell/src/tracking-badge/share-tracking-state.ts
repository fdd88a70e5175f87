import { DataError } from '@loja/data/client'
import { type TrackingState, trackingStateQuery } from '@loja/data/settings'
import type { QueryClient } from '@tanstack/react-query'

const CHANNEL = 'loja-tracking-state'

type Message = { at: number } & ({ state: TrackingState } | { failed: true })

/** Exchanges tracking states and failures with the other tabs, so that one request serves all. @returns unsubscribes */
export function shareTrackingState(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const cache = queryClient.getQueryCache()
  const { queryKey } = trackingStateQuery

  channel.onmessage = ({ data: message }: MessageEvent<Message>) => {
    if ('state' in message) queryClient.setQueryData(queryKey, message.state, { updatedAt: message.at })
    else {
      const error = new DataError('network', 'settings.trackingStatus')
      cache.find({ queryKey })?.setState({ status: 'error', error, errorUpdatedAt: message.at })
    }
  }
  const stopListening = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey.join() !== queryKey.join()) return
    const { action } = event
    // `manual`: received from another tab.
    if (action.type === 'success' && !action.manual) {
      share({ at: event.query.state.dataUpdatedAt, state: event.query.state.data as TrackingState })
    } else if (action.type === 'error') share({ at: event.query.state.errorUpdatedAt, failed: true })
  })
  const share = (message: Message) => channel.postMessage(message)

  return () => {
    stopListening()
    channel.close()
  }
}
