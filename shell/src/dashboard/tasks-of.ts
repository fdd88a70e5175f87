import { formatWork, type WorkKey } from '@loja/data/dashboard'
import type { IconName, Offer } from '@loja/platform'
import { BUNDLED_OFFER } from '@loja/platform/shell'
import { targetPath } from '@loja/ui/parts'
import type { Count } from '../counters/counts'
import { messages } from './late-messages'

export interface Task {
  to: string | null
  text: string
  verb: string
  icon: IconName
  isUrgent: boolean
}

/** A customer waits for it. */
const URGENT: readonly string[] = [
  'late_orders',
  'processing_orders',
  'orders_without_code',
  'stalled_shipments',
] satisfies WorkKey[]

/** Null until the declarations of the modules are read. */
export function tasksOf(
  offer: Offer,
  work: Readonly<Record<string, number>>,
  counted: readonly Count[],
): Task[] | null {
  if (offer.tasks === BUNDLED_OFFER.tasks) return null
  const iconOf = (page: string) => offer.pages[page]?.icon ?? 'inbox'
  const isUrgent = (work: string) => URGENT.includes(work)
  const declared = [...offer.tasks].sort(
    (a, b) => Number(isUrgent(b.work)) - Number(isUrgent(a.work)) || a.order - b.order,
  )
  const tasks = declared.flatMap(({ work: key, text, ...target }): Task[] => {
    const n = work[key] ?? 0
    const to = targetPath(offer, target)
    if (n === 0 || to === null) return []
    const words = n === 1 ? text.one : text.many
    return [
      {
        to,
        text: words.replace('{n}', formatWork(n)),
        verb: messages.verbs[key] ?? messages.show,
        icon: iconOf(target.page),
        isUrgent: isUrgent(key),
      },
    ]
  })
  return [
    ...tasks,
    ...counted.map(({ n, to, text, path }): Task => {
      const page = Object.keys(offer.pages).find((id) => offer.pages[id]?.path === path) ?? ''
      return { to: n === 0 ? null : to, text, verb: messages.show, icon: iconOf(page), isUrgent: false }
    }),
  ]
}
