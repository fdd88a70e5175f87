export interface Readable<Value> {
  get(): Value
  subscribe(onChange: () => void): () => void
}

/** Not an atom: the sign-in page needs it before jotai is loaded. */
export interface Signal<Value> extends Readable<Value> {
  set(next: Value): void
}

export function createSignal<Value>(initial: Value): Signal<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
