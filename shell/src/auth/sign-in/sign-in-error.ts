import { messages } from '../messages'

/** Does not reveal whether e-mail or password was wrong. @param error `status` is 0 or absent if not reached */
export function signInErrorText(error: { code?: string; status?: number }): string {
  if (error.status === 429 || error.code === 'over_request_rate_limit') return messages.tooManyAttempts
  if (error.status === 403 || error.code === 'user_banned') return messages.accountBlocked
  if (error.status === 400 || error.code === 'invalid_credentials') return messages.wrongCredentials
  return messages.signInUnavailable
}
