import { dataMutation, dataQuery } from '@loja/data/client'
import { orderKeys } from '@loja/data/orders'
import { productKeys } from '@loja/data/products'
import {
  deleteStaffNote,
  followTimeline,
  insertStaffNote,
  listTimeline,
  type StaffNote,
  staffNoteConflictOf,
  type TimelineSubject,
  timelineKeys,
  updateStaffNote,
} from '@loja/data/timeline'
import { afterRows } from '@loja/ui/late'
import { createReadSchedule } from '@loja/ui/lists'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messages } from './messages'

const PAGE = 30

/** The newest entries, read again after each change (TIME-02). */
export function useTimeline(subject: TimelineSubject) {
  const [shown, setShown] = useState(PAGE)
  const [onlyNotes, setOnlyNotes] = useState(false)
  const query = useQuery({
    ...dataQuery(timelineKeys.entries(subject, shown + 1, onlyNotes), (signal) =>
      listTimeline(subject, { most: shown + 1, onlyNotes }, signal),
    ),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  useLiveTimeline(subject)
  return {
    query,
    entries: query.data?.slice(0, shown),
    hasMore: (query.data?.length ?? 0) > shown,
    showMore: () => setShown(shown + PAGE),
    onlyNotes,
    setOnlyNotes,
  }
}

function useLiveTimeline({ kind, id }: TimelineSubject): void {
  const queryClient = useQueryClient()
  useEffect(
    function followSubject() {
      const subject = { kind, id }
      const schedule = createReadSchedule(queryClient)
      const stop = afterRows(queryClient, () => followTimeline(subject, () => schedule.add(timelineKeys.of(subject))))
      return () => {
        stop()
        schedule.stop()
      }
    },
    [queryClient, kind, id],
  )
}

/** A row of a list shows whether there are notes (NOTE-05). */
const invalidatesOf = (subject: TimelineSubject) => [
  timelineKeys.of(subject),
  (subject.kind === 'order' ? orderKeys : productKeys).lists,
]

export const noteInsert = (subject: TimelineSubject) =>
  dataMutation({
    mutationFn: ({ id, body }: { id: string; body: string }) => insertStaffNote({ id, subject, body }),
    errorText: messages.saveFailed,
    invalidates: invalidatesOf(subject),
  })

export const noteUpdate = (subject: TimelineSubject) =>
  dataMutation({
    mutationFn: updateStaffNote,
    // The form shows a conflict.
    errorText: (error) => (staffNoteConflictOf(error) ? null : messages.saveFailed(error)),
    invalidates: invalidatesOf(subject),
  })

export const noteDeletion = (subject: TimelineSubject) =>
  dataMutation({
    mutationFn: deleteStaffNote,
    successText: messages.removed,
    undo: (note: StaffNote) => async () =>
      dataMutation({
        mutationFn: () => insertStaffNote({ id: note.id, subject, body: note.body }),
        successText: messages.restored,
        errorText: messages.restoreFailed,
        invalidates: invalidatesOf(subject),
      }),
    errorText: messages.removeFailed,
    invalidates: invalidatesOf(subject),
  })
