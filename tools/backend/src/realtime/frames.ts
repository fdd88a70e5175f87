/** Phoenix serialization: objects (1.0.0) or arrays (2.0.0). */
export type Vsn = '1.0.0' | '2.0.0'

export interface Frame {
  /** Null outside a channel. */
  joinRef: string | null
  /** Null for messages that are no reply. */
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export function parseVsn(text: string | null): Vsn | undefined {
  if (text === null || text === '1.0.0') return '1.0.0'
  return text === '2.0.0' ? text : undefined
}

export function encodeFrame({ joinRef, ref, topic, event, payload }: Frame, vsn: Vsn): string {
  const content = payload instanceof JsonText ? payload.text : JSON.stringify(payload)
  return vsn === '2.0.0'
    ? `${JSON.stringify([joinRef, ref, topic, event]).slice(0, -1)},${content}]`
    : `${JSON.stringify({ topic, event, ref }).slice(0, -1)},"payload":${content}}`
}

export function decodeFrame(text: string, vsn: Vsn): Frame | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (vsn === '2.0.0') {
    if (!Array.isArray(value) || value.length !== 5) return undefined
    const [joinRef, ref, topic, event, payload] = value as unknown[]
    return toFrame({ join_ref: joinRef, ref, topic, event, payload })
  }
  return isRecord(value) ? toFrame(value) : undefined
}

function toFrame({ join_ref, ref, topic, event, payload }: Record<string, unknown>): Frame | undefined {
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined
  return { joinRef: toRef(join_ref), ref: toRef(ref), topic, event, payload }
}

function toRef(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
