import { messages } from '../messages'

/**
 * The sentence for a refused sign-in. Which of e-mail and password was wrong is never said.
 * @param error what `signInWithPassword` answered: `code` of GoTrue, `status` of HTTP (0 or none: not reached)
 */
export function signInErrorText(error: { code?: string; status?: number }): string {
  if (error.status === 429 || error.code === 'over_request_rate_limit') return messages.tooManyAttempts
  if (error.status === 403 || error.code === 'user_banned') return messages.accountBlocked
  if (error.status === 400 || error.code === 'invalid_credentials') return messages.wrongCredentials
  return messages.signInUnavailable
}
