import * as v from 'valibot'
import { camel } from './camel'

/** Renames only the keys of objects that have such a shape: those of `v.record` and `v.unknown` are data. */
export const camelShape = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.looseObject({}), v.transform(camel), v.object(entries))
