/** Keys are lower case (ORD-07). */
const LABELS: Record<string, string> = { pix: 'PIX', card: 'Cartão', dinheiro: 'Dinheiro', outro: 'Outra' }

/** Only own keys count: the text may be `constructor`. */
export function paymentMethodLabel(stored: string): string {
  const key = stored.toLowerCase()
  return (Object.hasOwn(LABELS, key) && LABELS[key]) || stored
}
