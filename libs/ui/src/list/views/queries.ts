import {
  dataMutation,
  deleteSavedView,
  insertSavedView,
  listSavedViews,
  orderSavedViews,
  savedViewKeys,
  updateSavedView,
} from '@loja/data'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export function useSavedViews(list: string) {
  return useQuery({
    queryKey: savedViewKeys.list(list),
    queryFn: ({ signal }) => listSavedViews(list, signal),
    meta: { errorText: messages.loadFailed },
  })
}

export const viewInsert = dataMutation({
  mutationFn: insertSavedView,
  successText: (view) => messages.saved(view),
  errorText: messages.saveFailed,
  invalidates: [savedViewKeys.all],
})

export const viewChange = dataMutation({
  mutationFn: updateSavedView,
  successText: (_, view) => messages.saved(view),
  errorText: messages.saveFailed,
  invalidates: [savedViewKeys.all],
})

export const viewDeletion = dataMutation({
  mutationFn: deleteSavedView,
  successText: ({ name }) => messages.deleted(name),
  errorText: messages.deleteFailed,
  invalidates: [savedViewKeys.all],
})

export const viewOrder = dataMutation({
  mutationFn: orderSavedViews,
  errorText: messages.orderFailed,
  invalidates: [savedViewKeys.all],
})
