interface SessionAnswer {
  access_token: string
  refresh_token: string
  expires_in: number
  user: { id: string }
}

/**
 * Without a session a response becomes 503, because auth-js would end the current session. Without `expires_at`
 * auth-js computes it from `expires_in`: a browser with a fast clock would otherwise renew the session with
 * each request.
 */
export async function readTokenAnswer(answer: Response): Promise<Response> {
  if (!answer.ok) return answer
  const session: unknown = await answer.json().catch(() => null)
  if (!isSession(session)) return unavailable()
  return Response.json({ ...session, expires_at: undefined })
}

/** Status that auth-js retries. */
export function unavailable(): Response {
  return Response.json({ message: 'unavailable' }, { status: 503 })
}

function isSession(value: unknown): value is SessionAnswer {
  const { access_token, refresh_token, expires_in, user } = (value ?? {}) as Partial<Record<string, unknown>>
  return (
    isText(access_token) &&
    isText(refresh_token) &&
    typeof expires_in === 'number' &&
    expires_in > 0 &&
    isText((user as { id?: unknown } | null | undefined)?.id)
  )
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
