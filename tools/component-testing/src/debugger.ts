import { cdp } from 'vitest/browser'

/** The provider's types are not a dependency of this package. */
interface Session {
  send(method: string, params: object): Promise<unknown>
}

const session = () => cdp() as unknown as Session

/** The page under test is in a scaled frame. */
export async function mouse(type: 'mousePressed' | 'mouseReleased', element: Element): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0, width: window.innerWidth }
  const scale = frame.width / window.innerWidth
  const { x, y, width, height } = element.getBoundingClientRect()
  const at = { x: frame.x + (x + width / 2) * scale, y: frame.y + (y + height / 2) * scale }
  await session().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
}

export async function emulateMedia(media: 'print' | 'screen'): Promise<void> {
  await session().send('Emulation.setEmulatedMedia', { media })
}

/** Leaves the composition of an input method open. */
export async function compose(text: string): Promise<void> {
  await session().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

export async function finishComposing(text: string): Promise<void> {
  await session().send('Input.insertText', { text })
}
