import { getPlatformConfig } from '@loja/platform'
import { useDocumentTitle } from './use-document-title'

export function useTitle(page: string): void {
  useDocumentTitle(page, getPlatformConfig().storeName)
}
