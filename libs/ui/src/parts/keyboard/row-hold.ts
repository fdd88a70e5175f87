import type { MouseEvent, PointerEvent, TouchEvent } from 'react'

const HOLD_MS = 500
const REST_PX = 10

interface Touch {
  x: number
  y: number
  timer: ReturnType<typeof setTimeout>
  hold: () => void
}

let touch: Touch | null = null
let wasHeld = false

function endTouch(): void {
  clearTimeout(touch?.timer)
  touch = null
}

/** A long touch; with none of its own where `isOwn`. */
export const rowHold = (onHold: () => void, isOwn: (target: EventTarget) => boolean) => ({
  onPointerDown({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) {
    endTouch()
    wasHeld = false
    if (pointerType !== 'touch' || !isPrimary || isOwn(target)) return
    const hold = () => {
      endTouch()
      wasHeld = true
      onHold()
    }
    touch = { x, y, hold, timer: setTimeout(hold, HOLD_MS) }
  },
  onPointerMove({ clientX, clientY }: PointerEvent) {
    if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > REST_PX) endTouch()
  },
  onPointerUp: endTouch,
  onPointerCancel: endTouch,
  onTouchEnd(event: TouchEvent) {
    // No click follows.
    if (wasHeld) event.preventDefault()
  },
  onContextMenu(event: MouseEvent) {
    // Android's own long touch, which may come first.
    if (!touch && !wasHeld) return
    event.preventDefault()
    touch?.hold()
  },
})
