import { useEffect, useRef } from 'react'
import type { Closable, DialogDeclaration } from './dialog-declaration'
import { type OpenProps, openDialog } from './open-dialog'

export function useDialog<Props extends Closable>(dialog: DialogDeclaration<Props>, ...props: OpenProps<Props>) {
  const opened = useRef<ReturnType<typeof openDialog<Props>>>(null)
  useEffect(function followPage() {
    opened.current?.update(...props)
  })
  return () => {
    opened.current = openDialog(dialog, ...props)
  }
}
