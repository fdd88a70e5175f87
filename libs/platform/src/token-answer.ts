/** What makes a session of an answer, as auth-js and `storedUserId` read it. */
interface SessionAnswer {
  access_token: string
  refresh_token: string
  expires_in: number
  user: { id: string }
}

/**
 * The API's answer to a sign-in or a renewal, as auth-js may have it. An answer without a session, whatever its status
 * says, reads as 503: auth-js would end the session that it was to renew. The time at which the session ends is left
 * out, so that auth-js counts `expires_in` on the browser's own clock: one that is a day ahead would find every new
 * session expired, and renew it with each request.
 */
export async function readTokenAnswer(answer: Response): Promise<Response> {
  if (!answer.ok) return answer
  const session: unknown = await answer.json().catch(() => null)
  if (!isSession(session)) return unavailable()
  return Response.json({ ...session, expires_at: undefined })
}

/** What auth-js tries again. */
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

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
