export function atMostEvery<Value>(spanMs: number, handOn: (value: Value) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: Value } | undefined
  const pass = () => {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = undefined
    timer = setTimeout(pass, spanMs)
    handOn(value)
  }
  return {
    add(value: Value) {
      waiting = { value }
      if (timer === undefined) pass()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
    },
  }
}
