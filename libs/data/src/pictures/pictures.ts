import { getSupabase } from '@loja/platform'
import { toDataError } from '../client/data-error'

const BUCKET = 'product-images'
const TAKEN = 409

interface Picture {
  /** `<uuid>.jpg`. */
  name: string
  content: Blob
  signal?: AbortSignal
}

/**
 * Stores a picture of a product.
 * @returns its address: absolute, or a path if the page and the API share an origin without https, because a page with
 * https could not show it
 * @throws DataError
 */
export async function uploadPicture({ name, content, signal }: Picture): Promise<string> {
  const storage = await getSupabase().openStorage(signal)
  const bucket = storage.from(BUCKET)
  const { error } = await bucket.upload(name, content, { cacheControl: '31536000' })
  if (error && codeOf(error) !== TAKEN) throw toDataError('pictures.upload', error, codeOf(error))
  return sharedAddress(new URL(bucket.getPublicUrl(name).data.publicUrl))
}

/** Storage's own status is in the body; 0 without a response. */
function codeOf({ statusCode }: { statusCode?: string | undefined }): number {
  return Number(statusCode ?? 0)
}

function sharedAddress(url: URL): string {
  const isOwn = url.origin === globalThis.location?.origin
  return isOwn && url.protocol !== 'https:' ? url.pathname : url.href
}
