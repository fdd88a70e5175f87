import { delay } from '@loja/ui/parts'

const LIMIT_MS = 15_000

/** Null if a canvas may not read it, or it does not arrive. */
export async function loadPhoto(address: string | null, signal: AbortSignal): Promise<HTMLImageElement | null> {
  if (!address) return null
  return (await requested(address, signal)) ?? (signal.aborted ? null : requested(uncached(address), signal))
}

async function requested(address: string, signal: AbortSignal): Promise<HTMLImageElement | null> {
  const photo = new Image()
  // Otherwise the canvas could not be saved.
  photo.crossOrigin = 'anonymous'
  photo.referrerPolicy = 'no-referrer'
  photo.src = address
  const loaded = photo.decode().then(
    () => photo,
    () => null,
  )
  return Promise.race([
    loaded,
    delay(LIMIT_MS, signal).then(
      () => null,
      () => null,
    ),
  ])
}

/** The list loaded the same address without CORS; a browser may answer from that copy, which has no header for it. */
function uncached(address: string): string {
  const url = new URL(address, window.location.href)
  url.searchParams.set('cors', '1')
  return url.href
}
