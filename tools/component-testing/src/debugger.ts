import { cdp } from 'vitest/browser'

/** The browser's debugger. The provider's own types of it are not this package's to depend on. */
interface Session {
  send(method: string, params: object): Promise<unknown>
}

const session = () => cdp() as unknown as Session

/** One half of a real click, in the middle of an element. The page under test stands in a frame, at a scale. */
export async function mouse(type: 'mousePressed' | 'mouseReleased', element: Element): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0, width: window.innerWidth }
  const scale = frame.width / window.innerWidth
  const { x, y, width, height } = element.getBoundingClientRect()
  const at = { x: frame.x + (x + width / 2) * scale, y: frame.y + (y + height / 2) * scale }
  await session().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
}

/** Shows the page as it is printed, and on the screen again. */
export async function emulateMedia(media: 'print' | 'screen'): Promise<void> {
  await session().send('Emulation.setEmulatedMedia', { media })
}

/** Shows a word in the focused field that an input method is still composing, as far as it is typed. */
export async function compose(text: string): Promise<void> {
  await session().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** Ends the composition with this word. */
export async function finishComposing(text: string): Promise<void> {
  await session().send('Input.insertText', { text })
}
