import { getSettings, settingsKeys } from '@loja/data'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export function useSettings() {
  return useQuery({
    queryKey: settingsKeys.forAdmin,
    queryFn: ({ signal }) => getSettings(signal),
    meta: { errorText: messages.loadFailed },
  })
}
