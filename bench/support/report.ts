import { interleave, ratioOf, type Timing, type Variant } from './measure'
import { formatMs, formatTable } from './table'

export interface Comparison {
  what: string
  ours: Variant
  reference: Variant
  against: string
  budget?: number
  rounds?: number
  warmUps?: number
  rows?: number
}

/** A budget without a verdict cannot be missed. */
export type Check = {
  what: string
  found: string
} & ({ budget: string; passed: boolean } | { budget?: never; passed?: never })

interface Attempt {
  ours: Timing
  reference: Timing
  ratio: number
}

const HEAD = ['what', 'ours ms', 'against', 'its ms', 'ratio', 'budget', '', 'rows/s']
const ATTEMPTS = 3

export class Report {
  #missed: string[] = []
  #part = ''
  #section = ''
  #rows: string[][] = []
  #checks: string[][] = []

  part(name: string, about: string): void {
    this.#flush()
    this.#part = name
    this.#print(`\n## ${name}: ${about}`)
  }

  section(title: string): void {
    this.#flush()
    this.#section = title
  }

  /** A ratio over budget is measured twice more, and missed only if two of the three are over. */
  async compare(comparison: Comparison): Promise<number> {
    const { what, ours, reference, against, budget = Infinity, rounds = 7, warmUps = 1, rows = 0 } = comparison
    const attempts: Attempt[] = []
    const isOver = ({ ratio }: Attempt) => ratio > budget
    do {
      const times = await interleave({ ours, reference }, { rounds, warmUps })
      attempts.push({ ...times, ratio: ratioOf(times.ours, times.reference) })
    } while (attempts.length < ATTEMPTS && attempts[0] !== undefined && isOver(attempts[0]))
    attempts.sort((a, b) => a.ratio - b.ratio)
    const middle = attempts[Math.floor((attempts.length - 1) / 2)]
    if (middle === undefined) throw new Error('nothing was measured')
    const passed = attempts.filter(isOver).length <= attempts.length / 2
    if (!passed) this.#miss(`${what}: ${middle.ratio.toFixed(2)}, budget ${budget}`)
    this.#rows.push([
      what,
      shown(middle.ours),
      against,
      shown(middle.reference),
      middle.ratio.toFixed(2),
      budget === Infinity ? '' : String(budget),
      budget === Infinity ? '' : passed ? 'PASS' : 'over',
      rows === 0 ? '' : String(Math.round((rows / middle.ours.min) * 1000)),
    ])
    return middle.ratio
  }

  check({ what, found, budget = '', passed = true }: Check): void {
    if (!passed) this.#miss(`${what}: ${found}, not ${budget}`)
    this.#checks.push([what, found, budget, passed ? 'PASS' : 'over'])
  }

  checkNone(what: string, count: number): void {
    this.check({ what, found: String(count), budget: '0', passed: count === 0 })
  }

  note(title: string, lines: string[]): void {
    this.#flush()
    this.#print(`\n${title}\n${lines.map((line) => `    ${line}`).join('\n')}`)
  }

  end(): boolean {
    this.#flush()
    const missed = this.#missed
    this.#print(missed.length === 0 ? '\nNo budget was missed.' : `\nOver budget:\n  ${missed.join('\n  ')}`)
    return missed.length === 0
  }

  #print(text: string): void {
    console.log(text)
  }

  #miss(what: string): void {
    this.#missed.push([this.#part, this.#section, what].filter(Boolean).join(': '))
  }

  #flush(): void {
    if (this.#rows.length > 0 || this.#checks.length > 0) {
      if (this.#section) this.#print(`\n### ${this.#section}`)
      if (this.#rows.length > 0) this.#print(`\n${formatTable(HEAD, this.#rows)}`)
      if (this.#checks.length > 0) this.#print(`\n${formatTable(['what', 'found', 'budget', ''], this.#checks)}`)
    }
    this.#rows = []
    this.#checks = []
  }
}

function shown({ min, median, spread }: Timing): string {
  return `${formatMs(min)} (${formatMs(median)} ±${Math.round(spread * 100)}%)`
}
