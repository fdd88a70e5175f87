import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Collects what a user would not see but a developer must: console errors, uncaught errors, policy violations. */
export class PageProblems {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []

  /** Watches every page of the context, the ones opened later included. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => this.#onConsole(message))
    context.on('weberror', (webError) => this.#found.push(`uncaught: ${webError.error().message}`))
  }

  /**
   * Lets a test of a failure produce problems that match. A pattern is as narrow as it can be: the address of the
   * request that the test breaks, never everything. Problems read `console: <text> (<address>)` and `uncaught: <message>`.
   */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** Problems that no pattern allows. */
  remaining(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)))
  }

  #onConsole(message: ConsoleMessage): void {
    // Chromium reports violations of the Content-Security-Policy as console errors too.
    if (message.type() === 'error') this.#found.push(`console: ${message.text()} (${message.location().url})`)
  }
}
