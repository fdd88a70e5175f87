import { checkTrackingCode, normalizeTrackingCode } from '@loja/domain/shipments'
import { LinkButton, usePagePath } from '@loja/ui/parts'
import { messages } from './messages'

export function TrackingSearch({ search }: { search: string }) {
  const path = usePagePath('tracking')
  const { kind } = checkTrackingCode(search)
  if (path === null || !['s10', 'wrong-digit', 'almost-s10'].includes(kind)) return null
  return <LinkButton to={`${path}?busca=${normalizeTrackingCode(search)}`}>{messages.searchTracking}</LinkButton>
}
