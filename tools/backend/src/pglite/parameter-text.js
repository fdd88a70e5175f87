// Plain JavaScript, because the worker loads it.

/** @typedef {(value: unknown) => unknown} Serialize */

/**
 * A parameter as the text that PostgreSQL reads.
 * @param {unknown} value not null
 * @param {Serialize | undefined} serialize PGlite's own for the parameter's type
 * @returns {string}
 * @throws an error with `code` 22P02 for a value that has no such text
 */
export function parameterText(value, serialize) {
  const text = attempt(value, serialize)
  if (typeof text === 'string') return text
  if (typeof value !== 'object' && typeof value !== 'function') return String(value)
  throw Object.assign(new Error('invalid input syntax: a list or an object where a plain value is expected'), {
    code: '22P02',
  })
}

/** @type {(value: unknown, serialize: Serialize | undefined) => unknown} */
function attempt(value, serialize) {
  try {
    return serialize?.(value)
  } catch {
    // PGlite's serializers throw at a JavaScript value of another kind.
    return undefined
  }
}
