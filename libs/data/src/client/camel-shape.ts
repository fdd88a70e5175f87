import * as v from 'valibot'
import { camel } from './camel'

/**
 * Shape of a JSON object that a database function builds, by its keys in camel case. Renames only the keys of objects
 * that have such a shape: those of `v.record` and `v.unknown` are data.
 */
export const camelShape = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.looseObject({}), v.transform(camel), v.object(entries))
