import { interleave, ratioOf, type Timing, type Variant } from './measure'
import { formatMs, formatTable } from './table'

/** Two ways of doing the same, and how they should compare. */
export interface Comparison {
  what: string
  ours: Variant
  reference: Variant
  /** What the reference is, in a few words. */
  against: string
  /** At most this many times the reference's time; without it the ratio is only shown. */
  budget?: number
  rounds?: number
  /** Runs before those that count; 0 for what takes long. */
  warmUps?: number
  /** Rows one run handles, for a column of rows per second. */
  rows?: number
}

/** Something that holds or not, whatever the machine's load. */
export interface Check {
  what: string
  found: string
  budget: string
  passed: boolean
}

interface Attempt {
  ours: Timing
  reference: Timing
  ratio: number
}

const HEAD = ['what', 'ours ms', 'against', 'its ms', 'ratio', 'budget', '', 'rows/s']
const ATTEMPTS = 3

/** Measures, prints tables as they fill, and remembers whether all budgets were kept. */
export class Report {
  #missed: string[] = []
  #printed = ''
  #part = ''
  #section = ''
  #rows: string[][] = []
  #checks: string[][] = []

  /** Begins a part of the bench, e.g. an engine; `about` is printed beside its name. */
  part(name: string, about: string): void {
    this.#flush()
    this.#part = name
    this.#print(`\n## ${name}: ${about}`)
  }

  /** Begins a table; the one before is printed. */
  section(title: string): void {
    this.#flush()
    this.#section = title
  }

  /**
   * Times both in turn. Over budget, it is measured twice more, and missed only if two of the three are over: on a
   * machine that does other things one measurement may be off.
   */
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

  /** Adds something that is counted, not timed. */
  check({ what, found, budget, passed }: Check): void {
    if (!passed) this.#miss(`${what}: ${found}, not ${budget}`)
    this.#checks.push([what, found, budget, passed ? 'PASS' : 'over'])
  }

  /** Prints a plan, or any lines that explain a figure. */
  note(title: string, lines: string[]): void {
    this.#flush()
    this.#print(`\n${title}\n${lines.map((line) => `    ${line}`).join('\n')}`)
  }

  /** Prints what is left and the verdict; true when every budget was kept. */
  end(): boolean {
    this.#flush()
    const missed = this.#missed
    this.#print(missed.length === 0 ? '\nAll budgets kept.' : `\nOver budget:\n  ${missed.join('\n  ')}`)
    return missed.length === 0
  }

  /** The printed text. */
  get text(): string {
    return this.#printed
  }

  #print(text: string): void {
    console.log(text)
    this.#printed += `${text}\n`
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

/** Fastest and median run, and how noisy it was. */
function shown({ min, median, spread }: Timing): string {
  return `${formatMs(min)} (${formatMs(median)} ±${Math.round(spread * 100)}%)`
}
