export const suppliersPath = '/admin/fornecedores'

export function supplierPath(id: string): string {
  return `${suppliersPath}/${id}`
}

export function newListPath(id: string): string {
  return `${supplierPath(id)}/lista`
}
