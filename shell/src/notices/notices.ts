import type { Notices } from '@loja/platform'

export function createNotices() {
  const waiting: ((shown: Notices) => void)[] = []
  let shown: Notices | null = null
  const callWhenShown = (call: (shown: Notices) => void) => {
    if (shown) call(shown)
    else waiting.push(call)
  }
  const notices: Notices = {
    show: (notice) => callWhenShown((now) => now.show(notice)),
    close: (key) => callWhenShown((now) => now.close(key)),
  }
  const setShown = (next: Notices | null) => {
    shown = next
    if (next) for (const call of waiting.splice(0)) call(next)
  }
  return { notices, setShown }
}

export const { notices, setShown } = createNotices()
