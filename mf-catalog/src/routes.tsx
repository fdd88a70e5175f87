import { paths, type RemoteProps } from '@loja/platform'
import { NotFound } from '@loja/ui'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { ProductsPage } from './products/ProductsPage'

const PAGES: Record<string, () => ReactNode> = {
  [paths.products]: ProductsPage,
}

/** The module: the page of the route that it is mounted at. */
export default function CatalogModule({ basePath }: RemoteProps) {
  return (
    <Routes>
      <Route index Component={PAGES[basePath] ?? NotFound} />
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}
