import { paths } from '@loja/platform'
import { createModule } from '@loja/ui'
import { ProductsPage } from './products/ProductsPage'

/** The module: the page of the route that it is mounted at. */
export default createModule({
  [paths.products]: ProductsPage,
})
