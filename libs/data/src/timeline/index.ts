export { followTimeline } from './follow-timeline'
export {
  countStaffNotes,
  deleteStaffNote,
  insertStaffNote,
  NOTE_LIMIT,
  type StaffNote,
  staffNoteConflictOf,
  updateStaffNote,
} from './staff-notes'
export { listTimeline, type TimelineEntry } from './timeline'
export { type TimelineSubject, timelineKeys } from './timeline-subject'
