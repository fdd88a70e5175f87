/** In one chunk: each chunk adds its hash to the first load of every page. */
export { SupplierPage } from './supplier/SupplierPage'
export { NewListPage } from './supplier-list/NewListPage'
export { firstSupplierReads } from './suppliers/queries'
export { SuppliersPage } from './suppliers/SuppliersPage'
