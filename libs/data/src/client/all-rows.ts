/** The rows of one answer of a hosted project. */
const BATCH = 1000

/** All rows of a list, batch by batch. @param read the rows from one position to another, both included */
export async function allRows<Row>(read: (from: number, to: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const batch = await read(rows.length, rows.length + BATCH - 1)
    rows.push(...batch)
    if (batch.length < BATCH) return rows
  }
}
