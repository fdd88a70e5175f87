export function fieldProps(id: string) {
  return { id, 'aria-describedby': `${id}-help` }
}
