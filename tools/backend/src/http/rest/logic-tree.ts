import type { Where } from './conditions'
import { fieldName, type Operator, operationsOf, splitOperator } from './filter-text'
import { unreadable } from './refusal'

const GROUP = /(not\.)?(and|or)\(/y
const FIELD = /("[^"]*"|[^".,()]+)\./y
const OPERATOR = /(?:not\.)?[a-z]+(?:\([^)]*\))?\./y
const QUOTED = /"((?:[^"\\]|\\.)*)"(?=[,)])/sy
const LIST_LITERAL = /\{[^{}]*\}(?=[,)])/y
const PLAIN = /[^,)]*/y
const MAX_DEPTH = 20

/** Lite 0.10.0 supports no escapes in quotes and closes missing brackets. */
class Reader {
  readonly #text: string
  #position = 0

  constructor(text: string) {
    this.#text = text
  }

  conditions(depth = 0): Where[] {
    if (depth > MAX_DEPTH) throw this.#failure()
    return this.#list(() => this.#condition(depth))
  }

  elements(): string[] {
    if (this.#text.startsWith('()', this.#position)) {
      this.#position += 2
      return []
    }
    return this.#list(() => this.#quoted() ?? this.#match(PLAIN)?.[0] ?? '')
  }

  end(): void {
    if (this.#position !== this.#text.length) throw this.#failure()
  }

  #list<T>(item: () => T): T[] {
    this.#expect('(')
    const items = [item()]
    while (this.#text[this.#position] === ',') {
      this.#position += 1
      items.push(item())
    }
    this.#expect(')')
    return items
  }

  #condition(depth: number): Where {
    const group = this.#match(GROUP)
    if (group) {
      this.#position -= 1
      const inner: Where = { [`$${group[2]}`]: this.conditions(depth + 1) }
      return group[1] === undefined ? inner : { $not: inner }
    }
    const field = fieldName((this.#match(FIELD)?.[1] ?? '').trim())
    const split = splitOperator(this.#match(OPERATOR)?.[0] ?? '')
    if (!split) throw this.#failure()
    return { [field]: operationsOf(field, split.operator, this.#value(split.operator)) }
  }

  #value({ name }: Operator): string | string[] {
    if (name === 'in') return this.elements()
    return this.#quoted() ?? this.#match(LIST_LITERAL)?.[0] ?? this.#match(PLAIN)?.[0] ?? ''
  }

  #quoted(): string | undefined {
    return this.#match(QUOTED)?.[1]?.replaceAll(/\\(.)/gs, '$1')
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#position
    const found = pattern.exec(this.#text)
    if (found) this.#position = pattern.lastIndex
    return found
  }

  #expect(character: string): void {
    if (this.#text[this.#position] !== character) throw this.#failure()
    this.#position += 1
  }

  #failure() {
    return unreadable('logic tree', this.#text)
  }
}

export function parseLogicTree(text: string): Where[] {
  const reader = new Reader(text)
  const conditions = reader.conditions()
  reader.end()
  return conditions
}

export function parseList(text: string): string[] {
  const reader = new Reader(text)
  const elements = reader.elements()
  reader.end()
  return elements
}
