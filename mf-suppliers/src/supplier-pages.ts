/** In one chunk, because both hold the choice of products and the parts of lists. */
export { SupplierPage } from './supplier/SupplierPage'
export { NewListPage } from './supplier-list/NewListPage'
