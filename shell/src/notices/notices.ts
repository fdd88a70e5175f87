import type { Notices } from '@loja/platform'
import { createSignal } from '@loja/platform/shell'
import type { ComponentType } from 'react'

type Holder = ComponentType<{ setShown: (shown: Notices | null) => void }>

/** Notices whose code is loaded late. They wait for it, and are then shown in their order. */
export function createLateNotices(importHolder: () => Promise<Holder>) {
  const holder = createSignal<Holder | null>(null)
  const waiting: ((shown: Notices) => void)[] = []
  let shown: Notices | null = null
  let isRequested = false

  /** After a failure the next notice loads it again. */
  const load = () => {
    if (isRequested) return
    isRequested = true
    importHolder().then(holder.set, (error: unknown) => {
      console.warn('[notices]', error)
      isRequested = false
    })
  }
  const callWhenShown = (call: (shown: Notices) => void) => {
    if (shown) return call(shown)
    waiting.push(call)
    load()
  }
  const notices: Notices = {
    show: (notice) => callWhenShown((now) => now.show(notice)),
    close: (key) => callWhenShown((now) => now.close(key)),
  }
  const setShown = (next: Notices | null) => {
    shown = next
    if (next) for (const call of waiting.splice(0)) call(next)
  }
  return { holder, load, notices, setShown }
}

export const lateNotices = createLateNotices(
  async () => (await import(/* webpackChunkName: "notices" */ './NoticeHolder')).NoticeHolder,
)
