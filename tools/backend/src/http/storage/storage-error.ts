import type { Refusal } from '../refusal'

/** Storage answers refusals with 400 and their code in the body. */
function storageError(statusCode: string, error: string, message: string, status = 400): Refusal {
  return { status, message, body: { statusCode, error, message } }
}

export const STORAGE_ERRORS = {
  noRoute: storageError('404', 'not_found', 'Route not found', 404),
  notFound: storageError('404', 'not_found', 'Object not found'),
  unknownCaller: storageError('401', 'Unauthorized', 'Invalid API key or token', 401),
  forbidden: storageError('403', 'Unauthorized', 'new row violates row-level security policy'),
  badName: storageError('400', 'InvalidKey', 'Invalid key'),
  exists: storageError('409', 'Duplicate', 'The resource already exists'),
  tooLarge: storageError('413', 'Payload too large', 'The object exceeded the maximum allowed size'),
  badType: storageError('415', 'invalid_mime_type', 'The content is not of the type that the name states'),
  badBody: storageError('400', 'InvalidRequest', 'The body could not be read'),
  tooMany: storageError('429', 'TooManyRequests', 'Too many uploads at once', 429),
  unavailable: storageError('503', 'DatabaseTimeout', 'The database is not available', 503),
  diskFull: storageError('507', '53100', 'Check free disk space', 507),
  failed: storageError('500', 'InternalError', 'Internal server error', 500),
}
