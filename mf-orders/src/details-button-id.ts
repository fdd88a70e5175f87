export function detailsButtonId(id: string): string {
  return `ver-detalhes-${id}`
}
