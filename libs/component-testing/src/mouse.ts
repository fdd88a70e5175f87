import { cdp } from 'vitest/browser'

/** The provider's own types are not this package's to depend on. */
interface Session {
  send(method: 'Input.dispatchMouseEvent', params: object): Promise<unknown>
}

/** One half of a real click, in the middle of an element. The page under test stands in a frame, at a scale. */
export async function mouse(type: 'mousePressed' | 'mouseReleased', element: Element): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0, width: window.innerWidth }
  const scale = frame.width / window.innerWidth
  const { x, y, width, height } = element.getBoundingClientRect()
  const at = { x: frame.x + (x + width / 2) * scale, y: frame.y + (y + height / 2) * scale }
  await (cdp() as unknown as Session).send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
}
