import { type BrowserContext, expect, type Locator, type Page, type Request, type WebSocket } from '@playwright/test'
import { isListLive } from './live'

const STEP_MS = 5_000

/** Moves a fake clock only while no request is under way. Create it before the first page load. */
export class PageTime {
  readonly #context: BrowserContext
  readonly #requests = new Map<Request, Page>()
  #subscriptions = 0

  constructor(context: BrowserContext) {
    this.#context = context
    context.on('requestfinished', (request) => this.#requests.delete(request))
    context.on('requestfailed', (request) => this.#requests.delete(request))
    const watch = (page: Page) => this.#watchPage(page)
    context.on('page', watch)
    context.pages().forEach(watch)
  }

  async settled(subscriptions = 0): Promise<void> {
    await expect.poll(() => this.#subscriptions, { timeout: 20_000 }).toBeGreaterThanOrEqual(subscriptions)
    await expect.poll(() => this.#requests.size, { timeout: 20_000 }).toBe(0)
  }

  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= STEP_MS) {
      await this.settled()
      await this.#context.clock.runFor(Math.min(left, STEP_MS))
    }
    await this.settled()
  }

  async passUntilVisible(locator: Locator): Promise<void> {
    await expect(async () => {
      await this.pass(STEP_MS)
      await expect(locator).toBeVisible({ timeout: 500 })
    }).toPass()
  }

  #watchPage(page: Page): void {
    page.on('websocket', (socket) => this.#watch(socket))
    page.on('request', (request) => this.#requests.set(request, page))
    page.on('close', () => {
      for (const [request, owner] of this.#requests) if (owner === page) this.#requests.delete(request)
    })
  }

  #watch(socket: WebSocket): void {
    socket.on('framereceived', ({ payload }) => {
      if (isListLive(String(payload))) this.#subscriptions += 1
    })
  }
}
