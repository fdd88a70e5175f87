import { accessAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { CheckingAccess } from '../CheckingAccess'
import { sessionEndedAtom } from '../session-ended'
import { returnPath } from './return-path'
import { setSessionEnded, setSignInShown } from './sign-in-place'

export function LoginPage() {
  const access = useAtomValue(accessAtom)
  const { search } = useLocation()
  if (access.status === 'checking') return <CheckingAccess />
  if (access.status !== 'signed-out') return <Navigate to={returnPath(search)} replace />
  return <SignInShown />
}

function SignInShown() {
  const ended = useAtomValue(sessionEndedAtom)
  useLayoutEffect(
    function showReason() {
      setSessionEnded(ended)
    },
    [ended],
  )
  useLayoutEffect(function showForm() {
    setSignInShown(true)
    return () => setSignInShown(false)
  }, [])
  return null
}
