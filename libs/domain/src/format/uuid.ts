const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a UUID as the database writes it; anything else it refuses with an error. */
export function isUuid(text: string | null | undefined): text is string {
  return typeof text === 'string' && UUID.test(text)
}
