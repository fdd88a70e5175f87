import type { ListParams } from '@loja/domain/list'
import { accessAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog'
import { viewAddress, viewSearch, withColumns } from './view-address'
import { saveViewDialog } from './view-dialogs'

/** Saves the address with its columns as a new view. */
export function useSaveView<P extends { page: number }>(
  list: Pick<ListParams<P, never>, 'parse' | 'format'>,
  place: string,
  columns: string,
): () => void {
  const access = useAtomValue(accessAtom)
  const [query, setQuery] = useSearchParams()
  return () =>
    openDialog(saveViewDialog, {
      list: place,
      address: withColumns(viewAddress(list, query), columns),
      userId: access.status === 'granted' ? access.userId : '',
      onSaved: (key, address) => setQuery(viewSearch({ key, address })),
    })
}
