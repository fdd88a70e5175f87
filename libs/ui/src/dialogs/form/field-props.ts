/** Connects a control with label, help and notice of its `FieldFrame`. */
export function fieldProps(id: string) {
  return { id, 'aria-describedby': `${id}-help` }
}
