import * as v from 'valibot'

export function parseJson<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output | null {
  try {
    return v.parse(schema, JSON.parse(text), { abortEarly: true })
  } catch {
    // E.g. HTML for a missing file.
    return null
  }
}
