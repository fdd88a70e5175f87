const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The database raises an error for any other text. */
export function isUuid(text: string | null | undefined): text is string {
  return typeof text === 'string' && UUID.test(text)
}
