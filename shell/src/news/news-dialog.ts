import { createSignal } from '@loja/platform/shell'

interface NewsDialogEntry {
  title: string
  open: (userId: string) => void
}

/** Set by `News`, which is in a later chunk; null without news. */
export const newsDialog = createSignal<NewsDialogEntry | null>(null)
