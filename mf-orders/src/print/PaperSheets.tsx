import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { AddressLabel } from './AddressLabel'
import { ContentDeclaration } from './ContentDeclaration'
import { PackingSlip } from './PackingSlip'
import styles from './PaperSheets.module.css'
import type { Sheet } from './print-plan'
import type { Sender } from './sender'

export interface Measured {
  pages: number
  cut: string[]
}

interface Props {
  sheets: readonly Sheet[]
  sender: Sender | undefined
  /** Absent while the sheets are incomplete. */
  onMeasure?: ((measured: Measured | undefined) => void) | undefined
}

/** Hidden on screen. The only printed part. */
export function PaperSheets({ sheets, sender, onMeasure }: Props) {
  const [today] = useState(() => new Date().toISOString())
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    function countPages() {
      if (root.current) onMeasure?.(sheets.length > 0 ? measureSheets(root.current, sheets) : undefined)
    },
    [sheets, sender, onMeasure],
  )
  return createPortal(
    <div ref={root} className={styles.sheets}>
      {sheets.map(({ kind, order }) => (
        <div key={`${kind} ${order.id}`} className={kind === 'label' ? styles.label : styles.a4}>
          {kind === 'slip' && <PackingSlip order={order} sender={sender} />}
          {kind === 'declaration' && <ContentDeclaration order={order} sender={sender} today={today} />}
          {kind === 'label' && <AddressLabel order={order} sender={sender} />}
        </div>
      ))}
    </div>,
    document.body,
  )
}

function measureSheets(root: HTMLElement, sheets: readonly Sheet[]): Measured {
  root.dataset.measured = ''
  const boxes = sheets.map(({ kind, order }, index) => ({ kind, order, box: root.children[index] as HTMLElement }))
  const pages = boxes.map(({ kind, box }) => (kind === 'label' ? 1 : Math.round(box.scrollWidth / box.clientWidth)))
  const cut = boxes.filter(({ kind, box }) => kind === 'label' && box.scrollHeight > box.clientHeight)
  delete root.dataset.measured
  return {
    pages: pages.reduce((sum, count) => sum + count, 0),
    cut: cut.map(({ order }) => order.orderNumber),
  }
}
