/** `pix` and `card` (ORD-07), in any case, as customers read them. */
const LABELS: Record<string, string> = { pix: 'PIX', card: 'Cartão' }

/**
 * A stored payment method as it is shown and exported: a known one by its label, any other text as it is. The text
 * comes from the shop and may be anything, `constructor` too, so that only the table's own keys count.
 */
export function paymentMethodLabel(stored: string): string {
  const key = stored.toLowerCase()
  return (Object.hasOwn(LABELS, key) && LABELS[key]) || stored
}
