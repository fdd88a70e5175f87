import type { Progress } from './progress'

export class Anyway {
  readonly why: string | undefined
  readonly #overrode = new Set<string>()

  constructor(why?: string) {
    this.why = why
  }

  covers(what: string): boolean {
    if (this.why === undefined) return false
    this.#overrode.add(what)
    return true
  }

  get overrode(): string[] {
    return [...this.#overrode]
  }

  print(progress: Progress): void {
    if (this.text) progress.tell({ step: 'anyway', outcome: 'warning', text: this.text }, `! ${this.text}`)
  }

  get text(): string {
    return this.#overrode.size === 0 ? '' : `--anyway "${this.why}" overrode: ${this.overrode.join('; ')}`
  }
}
