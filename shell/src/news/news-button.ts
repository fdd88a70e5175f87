import { createSignal } from '@loja/platform/shell'
import type { ComponentType } from 'react'

/** Set by `News`, which is in a later chunk; null without news. */
export const newsButton = createSignal<ComponentType<{ userId: string }> | null>(null)
