import { getSupabase } from '@loja/platform'
import { signInErrorText } from './sign-in-error'
import type { Credentials } from './use-sign-in'

export async function signIn({ email, password }: Credentials): Promise<string | null> {
  const { error } = await getSupabase().auth.signInWithPassword({ email: email.trim(), password })
  return error ? signInErrorText(error) : null
}
