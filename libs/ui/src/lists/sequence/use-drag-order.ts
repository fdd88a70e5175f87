import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { moveTo } from './move-to'

interface Wanted {
  ids: string[]
  seen: string[]
}

interface DragProps {
  isDragged: boolean
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
}

export interface RowOrder<Row> {
  move: (row: Row, target: Row | undefined) => void
  drag: (row: Row, group: readonly Row[]) => DragProps
}

interface Options<Row> {
  rows: readonly Row[]
  isSaving: boolean
  save: (order: Wanted, settled: { onSuccess: () => void; onError: () => void }) => void
}

export function useDragOrder<Row extends { id: string }>({ rows: stored, isSaving, save }: Options<Row>) {
  const [wanted, setWanted] = useState<Wanted>()
  const [dragged, setDragged] = useState<string>()
  const focused = useRef<Element>(null)
  const seen = stored.map(({ id }) => id)
  // A row of another session belongs to no order that was chosen here.
  const order = wanted && haveSameIds(wanted.ids, seen) ? wanted.ids : seen
  const byId = new Map(stored.map((row) => [row.id, row]))
  const ordered = order.flatMap((id) => byId.get(id) ?? [])
  const saveNow = useEffectEvent((next: Wanted) =>
    save(next, {
      onSuccess: () => setWanted((now) => (now && now !== next ? { ...now, seen: next.ids } : undefined)),
      onError: () => setWanted(undefined),
    }),
  )

  useEffect(
    function saveOrder() {
      if (wanted && !dragged && !isSaving) saveNow(wanted)
    },
    [wanted, dragged, isSaving],
  )
  useLayoutEffect(
    // A moved element loses the focus.
    function returnFocus() {
      const { current } = focused
      focused.current = null
      if (current instanceof HTMLElement && document.activeElement !== current) current.focus()
    },
  )

  const choose = (moved: Row, target: Row) =>
    setWanted({ ids: moveTo(order, moved.id, target.id), seen: wanted?.seen ?? seen })
  const move = (row: Row, target: Row | undefined) => {
    if (!target) return
    focused.current = document.activeElement
    choose(row, target)
  }
  const endDrag = () => setDragged(undefined)
  const drag = (row: Row, group: readonly Row[]): DragProps => ({
    isDragged: dragged === row.id,
    onPointerDown: (event) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(row.id)
    },
    onPointerMove: (event) => {
      if (dragged !== row.id) return
      const elements = [...(event.currentTarget.closest('ul')?.children ?? [])]
      const place = elements.findIndex((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return event.clientY >= top && event.clientY < bottom
      })
      const target = group[place]
      if (!target || target.id === row.id) return
      elements[place]?.scrollIntoView({ block: 'nearest' })
      choose(row, target)
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  })
  return { ordered, move, drag }
}

function haveSameIds(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
