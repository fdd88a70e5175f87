import { accessAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

export function useRememberedChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  first: Choice,
): [Choice, (choice: Choice) => void] {
  const access = useAtomValue(accessAtom)
  const key = access.status === 'granted' ? `loja.${name}.${access.userId}` : undefined
  const [choice, setChoice] = useState(() => choices.find((known) => known === readChoice(key)) ?? first)
  const choose = (next: Choice) => {
    setChoice(next)
    if (key) storeChoice(key, next)
  }
  return [choice, choose]
}

function readChoice(key: string | undefined): string | null {
  try {
    return key === undefined ? null : localStorage.getItem(key)
  } catch {
    return null
  }
}

function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // No storage: the choice lasts as long as the component.
  }
}
