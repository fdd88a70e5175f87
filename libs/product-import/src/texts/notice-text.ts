import type { ImportNotice } from '../model/import-notice'

/** What is worth knowing of a whole list, as a sentence for staff. */
export function noticeText({ code }: ImportNotice): string {
  return code
}
