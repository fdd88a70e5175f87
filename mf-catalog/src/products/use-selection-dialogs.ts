import type { NamedChoice, ProductSelection } from '@loja/data/products'
import { openDialog } from '@loja/ui/dialogs'
import { useShortcuts } from '@loja/ui/parts'
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { BulkEditDialog } from '../bulk-edit/BulkEditDialog'
import { newProductPath } from '../product-path'
import type { SelectedProducts } from '../product-selection/product-selection'
import { sendOutDialog } from '../send-out/send-out-dialog'
import { bulkEditDialog } from './product-dialogs'

interface Options {
  selection: { selected: SelectedProducts; count: number; clear: () => void }
  seenSelection: () => ProductSelection
  choices: { categories: readonly NamedChoice[]; brands: readonly NamedChoice[] }
  isReading: boolean
}

type BulkEdit = Omit<ComponentProps<typeof BulkEditDialog>, 'onClose'>

export function useSelectionDialogs({ selection, seenSelection, choices, isReading }: Options) {
  const navigate = useNavigate()
  const { selected, count, clear } = selection
  const opened = useRef<{ update: (props: BulkEdit) => void }>(null)
  /** Products changed since they were shown: the selection is renewed after the next read. */
  const [isOutdated, setIsOutdated] = useState(false)
  useShortcuts({ n: () => void navigate(newProductPath()) })
  useEffect(
    function preloadBulkEdit() {
      if (count > 0) bulkEditDialog.load().catch(() => undefined)
    },
    [count],
  )
  const bulkEdit = (): BulkEdit => {
    const { categories, brands } = choices
    const shown = {
      selection: seenSelection(),
      count,
      nameOf: (id: string) => (selected.kind === 'some' ? selected.rows[id]?.name : undefined),
      categories,
      brands,
      onChanged: clear,
      onOutdated() {
        opened.current?.update({ ...shown, outdated: true })
        setIsOutdated(true)
      },
    }
    return { ...shown, outdated: false }
  }
  const renew = useEffectEvent(() => {
    opened.current?.update(bulkEdit())
    setIsOutdated(false)
  })
  useEffect(
    // Typed values stay.
    function renewSelection() {
      if (isOutdated && !isReading) renew()
    },
    [isOutdated, isReading],
  )
  return {
    openBulkEdit() {
      setIsOutdated(false)
      opened.current = openDialog(bulkEditDialog, bulkEdit())
    },
    openSendOut: () => openDialog(sendOutDialog, { selection: seenSelection() }),
  }
}
