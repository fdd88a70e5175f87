/** Row limit of hosted projects. */
const BATCH = 1000

/** @param read positions are inclusive */
export async function allRows<Row>(read: (from: number, to: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const batch = await read(rows.length, rows.length + BATCH - 1)
    rows.push(...batch)
    if (batch.length < BATCH) return rows
  }
}
