import { EXIT_CODES, Refusal, storageRefusal } from '@loja/release'
import { formatDuration } from '../../bin/run-step.mjs'

interface Begun {
  step: string
  text: string
}

interface Done {
  text: string
  facts?: Record<string, unknown>
}

interface Ending {
  outcome: 'ok' | 'rolled-back' | 'ended-early' | 'undecided'
  exitCode: number
}
const SUCCESS: Ending = { outcome: 'ok', exitCode: 0 }

export class Progress {
  readonly #json: boolean
  readonly #print: (line: string) => void
  readonly #began = performance.now()
  exitCode = 0

  constructor(json: boolean, print: (line: string) => void = console.log) {
    this.#json = json
    this.#print = print
  }

  async step<T>({ step, text: beginning }: Begun, work: () => Promise<T>, done: (result: T) => Done): Promise<T> {
    this.tell({ step, outcome: 'begun', text: beginning }, `  ${beginning} …`)
    const began = performance.now()
    const result = await work()
    const ms = Math.round(performance.now() - began)
    const { text, facts = {} } = done(result)
    this.tell({ step, outcome: 'ok', text, ms, ...facts }, `✓ ${text} (${formatDuration(ms)})`)
    return result
  }

  skipped(step: string, text: string): void {
    this.tell({ step, outcome: 'skipped', text }, `– ${text}`)
  }

  done(text: string, facts: Record<string, unknown> = {}, { outcome, exitCode }: Ending = SUCCESS): void {
    const ms = Math.round(performance.now() - this.#began)
    this.exitCode = exitCode
    this.tell({ step: 'done', outcome, text, exitCode, ms, ...facts }, `${text} (${formatDuration(ms)} in all)`)
  }

  refused(error: unknown): void {
    const ms = Math.round(performance.now() - this.#began)
    const refusal = error instanceof Refusal ? error : storageRefusal(error)
    if (!refusal) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      this.tell({ step: 'failed', outcome: 'failed', text, exitCode: 1, ms }, `✗ A defect of this command: ${text}`)
      this.exitCode = 1
      return
    }
    const { code, message: text, problems } = refusal
    const exitCode = EXIT_CODES[code]
    const lines = [`✗ ${text}`, ...problems.map((problem) => `  · ${problem}`)]
    this.tell({ step: 'refused', outcome: 'refused', code, text, problems, exitCode, ms }, lines.join('\n'))
    this.exitCode = exitCode
  }

  tell(object: object, text: string): void {
    this.#print(this.#json ? JSON.stringify(object) : text)
  }
}
