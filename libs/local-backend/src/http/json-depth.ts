/** Deepest body that is read: rows in a list with a document in one column need a third of it. */
const MAX_JSON_DEPTH = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Whether JSON is nested deeper than `limit`, without parsing it; parsers and writers behind this one recurse. */
export function isNestedDeeper(bytes: Uint8Array, limit: number): boolean {
  let depth = 0
  let isInText = false
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number
    if (isInText) {
      if (byte === BACKSLASH) index += 1
      else if (byte === QUOTE) isInText = false
    } else if (byte === QUOTE) isInText = true
    else if (OPENING.has(byte)) {
      depth += 1
      if (depth > limit) return true
    } else if (CLOSING.has(byte)) depth -= 1
  }
  return false
}

/** The 400 for a body that is nested too deep, in the words of the API that was asked; undefined for any other. */
export async function refuseDeepBody(request: Request, path: string): Promise<Response | undefined> {
  if (request.body === null || /^\s*text\/csv\b/i.test(request.headers.get('content-type') ?? '')) return undefined
  if (!isNestedDeeper(new Uint8Array(await request.clone().arrayBuffer()), MAX_JSON_DEPTH)) return undefined
  const message = `JSON is nested more than ${MAX_JSON_DEPTH} deep`
  const body = path.startsWith('/auth/')
    ? { code: 400, error_code: 'bad_json', msg: message }
    : { code: 'PGRST102', message, details: null, hint: null }
  return Response.json(body, { status: 400, headers: { 'access-control-allow-origin': '*' } })
}
