import type { Database } from '../database.types'
import type { Camel } from './camel'

type Tables = Database['public']['Tables']

/** A list is one literal text, because that types the rows of a query. */
type ColumnsIn<List extends string> = List extends `${infer Name}, ${infer Rest}` ? Name | ColumnsIn<Rest> : List

export type StoredRow<Table extends keyof Tables, List extends string> = Pick<
  Tables[Table]['Row'],
  Extract<keyof Tables[Table]['Row'], ColumnsIn<List>>
>

export type TableRow<Table extends keyof Tables, List extends string> = Camel<StoredRow<Table, List>>
