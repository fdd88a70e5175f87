import { usePagePath } from '@loja/ui/parts'
import { useNavigate } from 'react-router'
import { changesSearch } from './changes-search'

type Tab = Parameters<typeof changesSearch>[0]

export function useChangesItems(
  area: Parameters<typeof changesSearch>[1],
  tabs: readonly { tab: Tab; label: string }[],
) {
  const navigate = useNavigate()
  const path = usePagePath('history')
  if (path === null) return []
  return tabs.map(({ tab, label }) => ({
    key: tab,
    label,
    onClick: () => void navigate(`${path}${changesSearch(tab, area)}`),
  }))
}
