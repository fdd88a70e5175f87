import { dataMutation, dataQuery } from '@loja/data/client'
import {
  deleteSavedView,
  insertSavedView,
  listSavedViews,
  orderSavedViews,
  savedViewKeys,
  updateSavedView,
} from '@loja/data/views'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export function useSavedViews(list: string) {
  return useQuery(dataQuery(savedViewKeys.list(list), (signal) => listSavedViews(list, signal), messages.loadFailed))
}

export const viewInsert = dataMutation({
  mutationFn: insertSavedView,
  successText: (view) => messages.saved(view),
  errorText: messages.saveFailed,
  invalidates: [savedViewKeys.all],
})

const change = {
  mutationFn: updateSavedView,
  errorText: messages.saveFailed,
  invalidates: [savedViewKeys.all],
}

export const viewUpdate = dataMutation({ ...change, successText: (_, view) => messages.saved(view) })

export const viewChange = dataMutation(change)

export const viewDeletion = dataMutation({
  mutationFn: deleteSavedView,
  errorText: messages.deleteFailed,
  invalidates: [savedViewKeys.all],
})

export const viewOrder = dataMutation({
  mutationFn: orderSavedViews,
  errorText: messages.orderFailed,
  invalidates: [savedViewKeys.all],
})
