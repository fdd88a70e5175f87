import { paths, type RemoteProps } from '@loja/platform'
import { LazyPage, NotFound } from '@loja/ui'
import { Route, Routes } from 'react-router'
import { ProductsPage } from './products/ProductsPage'

const productForm = (
  <LazyPage
    name="product-form"
    shape={{ kind: 'form' }}
    load={async () => (await import('./product-form/ProductFormPage')).ProductFormPage}
  />
)

export default function CatalogModule({ basePath }: RemoteProps) {
  if (basePath !== paths.products) return <NotFound />
  return (
    <Routes>
      <Route index Component={ProductsPage} />
      <Route path="add" element={productForm} />
      <Route path="edit/:productId" element={productForm} />
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}
