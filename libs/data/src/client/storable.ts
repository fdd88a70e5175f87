/** Replaces NUL and lone surrogates, which PostgreSQL cannot store and which fail the whole request. */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\ufffd')
}

export function storable<Value>(value: Value): Value {
  const written = JSON.stringify(value)
  // Rare, so search the JSON first.
  if (!/\\u(0000|d[89a-f])/.test(written)) return value
  return JSON.parse(written, (_, part) => (typeof part === 'string' ? storableText(part) : part)) as Value
}
