export interface DraftPlace {
  form: string
  /** Other users of this tab do not see it. */
  userId: string
}

const keyOf = ({ form, userId }: DraftPlace) => `loja:${form}-draft:${userId}`

/** @param parse returns null for foreign content */
export function readTabDraft<Draft>(place: DraftPlace, parse: (stored: unknown) => Draft | null): Draft | null {
  try {
    const stored = sessionStorage.getItem(keyOf(place))
    return stored === null ? null : parse(JSON.parse(stored))
  } catch (error) {
    console.warn(`[${place.form}.draft] not readable`, error)
    return null
  }
}

export function storeTabDraft(place: DraftPlace, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(place))
    else sessionStorage.setItem(keyOf(place), JSON.stringify(draft))
  } catch (error) {
    console.warn(`[${place.form}.draft] not stored`, error)
  }
}
