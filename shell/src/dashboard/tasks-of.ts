import { formatWork } from '@loja/data'
import type { IconName, Offer } from '@loja/platform'
import { BUNDLED_OFFER } from '@loja/platform/shell'
import { targetPath } from '@loja/ui'
import type { Count } from '../counters/counts'

export interface Task {
  /** Null for a text without rows. */
  to: string | null
  text: string
  icon: IconName
}

/**
 * Work to do, the most urgent first, then counters of tables. Null until the declarations of the modules are read.
 */
export function tasksOf(
  offer: Offer,
  work: Readonly<Record<string, number>>,
  counted: readonly Count[],
): Task[] | null {
  if (offer.tasks === BUNDLED_OFFER.tasks) return null
  const iconOf = (page: string) => offer.pages[page]?.icon ?? 'inbox'
  const declared = [...offer.tasks].sort((a, b) => a.order - b.order)
  const tasks = declared.flatMap(({ work: key, text, ...target }): Task[] => {
    const n = work[key] ?? 0
    const to = targetPath(offer, target)
    if (n === 0 || to === null) return []
    const words = n === 1 ? text.one : text.many
    return [{ to, text: words.replace('{n}', formatWork(n)), icon: iconOf(target.page) }]
  })
  return [
    ...tasks,
    ...counted.map(({ n, to, text, path }): Task => {
      const page = Object.keys(offer.pages).find((id) => offer.pages[id]?.path === path) ?? ''
      return { to: n === 0 ? null : to, text, icon: iconOf(page) }
    }),
  ]
}
