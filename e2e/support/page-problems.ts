import type { BrowserContext, ConsoleMessage } from '@playwright/test'

export class PageProblems {
  readonly #found: string[] = []
  /** The news may be under way when a session ends. */
  readonly #allowed = [/401.*\/rest\/v1\/orders\?select=id%2Ccreated_at&/]

  watch(context: BrowserContext): void {
    context.on('console', (message) => this.#onConsole(message))
    context.on('weberror', (webError) => this.#found.push(`uncaught: ${webError.error().message}`))
  }

  /** `console: <text> (<address>)` or `uncaught: <message>`. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  remaining(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)))
  }

  #onConsole(message: ConsoleMessage): void {
    if (message.type() === 'error') this.#found.push(`console: ${message.text()} (${message.location().url})`)
  }
}
