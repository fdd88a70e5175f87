import { getPlatformConfig } from '@loja/platform'
import { useDocumentTitle } from './use-document-title'

/** `useDocumentTitle` with the name of the store. */
export function useTitle(page: string): void {
  useDocumentTitle(page, getPlatformConfig().storeName)
}
