import { mediaHook } from './media-hook'

/** NAV-03. */
export const useIsPhone = mediaHook('(max-width: 767.98px)')
