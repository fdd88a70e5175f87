import { dataMutation, deleteTrackingEvent, isDataError, saveTrackingEvent, shipmentKeys } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { messages } from './messages'

const save = dataMutation({
  mutationFn: saveTrackingEvent,
  successText: messages.saved,
  // A conflict is told where it can be settled.
  errorText: (error) => (isDataError(error) && error.code === 'conflict' ? null : messages.saveFailed(error)),
  invalidates: [shipmentKeys.all],
})

const remove = dataMutation({
  mutationFn: deleteTrackingEvent,
  successText: messages.deleted,
  errorText: messages.deleteFailed,
  invalidates: [shipmentKeys.all],
})

export const useSaveTrackingEvent = () => useDataMutation(save)
export const useDeleteTrackingEvent = () => useDataMutation(remove)
