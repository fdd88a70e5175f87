/** Text without what PostgreSQL stores in no text: NUL, and halves of characters. One of them fails a whole request. */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\ufffd')
}

/** A value of JSON with `storableText` in place of its texts. */
export function storable<Value>(value: Value): Value {
  const written = JSON.stringify(value)
  // As JSON writes them; nearly always there are none.
  if (!/\\u(0000|d[89a-f])/.test(written)) return value
  return JSON.parse(written, (_, part) => (typeof part === 'string' ? storableText(part) : part)) as Value
}
