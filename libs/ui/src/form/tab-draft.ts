/** Where a form keeps what was typed and not saved, e.g. when the session ends under the page (AUTH-04). */
export interface DraftPlace {
  /** Of the form, unlike any other's, e.g. `settings`. */
  form: string
  /** Whose it is: nobody else in this tab sees it. */
  userId: string
}

const keyOf = ({ form, userId }: DraftPlace) => `loja:${form}-draft:${userId}`

/**
 * What this person left in this tab, read by `parse`, which returns null for what it did not write. What cannot be read
 * counts as none.
 */
export function readTabDraft<Draft>(place: DraftPlace, parse: (stored: unknown) => Draft | null): Draft | null {
  try {
    const stored = sessionStorage.getItem(keyOf(place))
    return stored === null ? null : parse(JSON.parse(stored))
  } catch (error) {
    console.warn(`[${place.form}.draft] not readable`, error)
    return null
  }
}

/** Keeps a draft for this person in this tab; null keeps nothing. */
export function storeTabDraft(place: DraftPlace, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(place))
    else sessionStorage.setItem(keyOf(place), JSON.stringify(draft))
  } catch (error) {
    // The storage is full or forbidden: the page works, it only survives no sign-in.
    console.warn(`[${place.form}.draft] not stored`, error)
  }
}
