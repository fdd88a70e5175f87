import { type Pool, types } from 'pg'
import { isoTimestamp } from '../database/harden'

type Parser = (text: string) => unknown

const asText: Parser = (text) => text

const SCALARS = new Map<number, Parser>([
  [types.builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))],
  [types.builtins.NUMERIC, Number],
  [types.builtins.TIMESTAMP, (text) => text.replace(' ', 'T')],
  [types.builtins.TIMESTAMPTZ, isoTimestamp],
  [types.builtins.DATE, asText],
  [types.builtins.INTERVAL, asText],
  [types.builtins.BYTEA, asText],
])

const arrayParser = types.arrayParser as unknown as { create(text: string, parse: Parser): { parse(): unknown[] } }

export class ValueTypes {
  readonly #arrays = new Map<number, Parser>()

  getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
    const own = format === 'binary' ? undefined : (this.#arrays.get(oid) ?? SCALARS.get(oid))
    return own ?? types.getTypeParser(oid, format)
  }

  /** Otherwise lists of the database's own types arrive as text. */
  async load(pool: Pool): Promise<void> {
    const { rows } = await pool.query<{ oid: number; element: number }>(
      `select oid, typelem as element from pg_catalog.pg_type where typcategory = 'A' and typelem <> 0`,
    )
    for (const { oid, element } of rows) {
      const parse = this.getTypeParser(element)
      this.#arrays.set(oid, (text) => arrayParser.create(text, parse).parse())
    }
  }
}
