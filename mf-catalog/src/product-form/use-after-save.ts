import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { focusField } from './fields/field-control'
import type { ProductForm } from './use-product-form'

export function useAfterSave({ base: { version }, isChanged }: ProductForm) {
  const navigate = useNavigate()
  const [next, setNext] = useState<string | null>(null)
  useEffect(
    function leave() {
      if (next !== null && !isChanged) void navigate(next, { replace: true })
    },
    [next, isChanged, navigate],
  )
  useEffect(
    function keepFocus() {
      if (version === 0) return focusField('name')
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement?.matches(':disabled')
      if (version > 1 && isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    },
    [version],
  )
  return { leadTo: setNext }
}
