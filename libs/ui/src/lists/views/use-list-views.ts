import type { SavedView } from '@loja/data/views'
import type { ListParams } from '@loja/domain/list'
import { accessAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ListViews } from './list-views'
import { messages } from './messages'
import { useSavedViews } from './queries'
import { useViewCounts } from './use-view-counts'
import { chosenView, type NamedView, viewAddress, viewSearch } from './view-address'
import { VIEW_PARAM } from './view-params'

export interface ShownView extends NamedView {
  name: string
  count?: number | undefined
  saved?: SavedView
}

const NONE: SavedView[] = []

export function useListViews<P extends { page: number }>(
  list: Pick<ListParams<P, never>, 'parse' | 'format'>,
  views: ListViews<P>,
) {
  const access = useAtomValue(accessAtom)
  const [query, setQuery] = useSearchParams()
  const { data: saved = NONE, isSuccess } = useSavedViews(views.list)
  const named = useMemo((): ShownView[] => {
    const ready = (views.ready ?? []).map((view) => ({ ...view, saved: undefined }))
    const own = saved.map((view) => ({ key: view.id, name: view.name, address: view.address, saved: view }))
    return [...ready, ...own].map(({ saved: stored, ...view }) => ({
      ...view,
      address: viewAddress(list, new URLSearchParams(view.address)),
      ...(stored && { saved: stored }),
    }))
  }, [views, saved, list])
  const counts = useViewCounts(
    views,
    isSuccess
      ? named.map(({ key, address }) => ({ key, params: list.parse(new URLSearchParams(address)) }))
      : undefined,
  )
  const all: ShownView = { key: '', name: views.all ?? messages.all, address: '' }
  const shown = [all, ...named.map((view) => ({ ...view, count: counts[view.key] }))]
  const address = viewAddress(list, query)
  const chosen = chosenView(shown, query, address)
  return {
    shown,
    saved,
    chosen,
    address,
    userId: access.status === 'granted' ? access.userId : '',
    isChanged: chosen !== undefined && query.has(VIEW_PARAM) && chosen.address !== address,
    choose: (key: string) =>
      setQuery(viewSearch({ key, address: shown.find((view) => view.key === key)?.address ?? '' })),
  }
}
