import { accessAtom } from '@loja/platform'
import { useStore } from 'jotai'
import { useState } from 'react'
import type { DraftPlace } from './tab-draft'
import { type Options, usePlacedForm } from './use-placed-form'

export function useForm<V extends object>(options: Options<V>) {
  const { draft } = options
  return usePlacedForm(options, usePlace(typeof draft === 'object' ? draft?.form : draft))
}

/** As of opening: the name may contain a version, and the save that stores another one removes this draft. */
function usePlace(form: string | undefined): DraftPlace | null {
  const store = useStore()
  const [place] = useState(() => {
    const access = store.get(accessAtom)
    return form !== undefined && access.status === 'granted' ? { form, userId: access.userId } : null
  })
  return place
}
