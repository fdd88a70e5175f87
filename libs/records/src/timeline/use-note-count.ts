import { dataQuery } from '@loja/data/client'
import { countStaffNotes, type TimelineSubject, timelineKeys } from '@loja/data/timeline'
import { useQuery } from '@tanstack/react-query'

/** Undefined until it is read; a failure shows no number. */
export function useNoteCount(subject: TimelineSubject): number | undefined {
  return useQuery({
    ...dataQuery(timelineKeys.noteCount(subject), (signal) => countStaffNotes(subject, signal)),
    refetchOnMount: 'always',
  }).data
}
