import { PRODUCT_FIELD_NAMES, PRODUCT_FIELD_TABLE } from '@loja/domain/products'
import { expect, test } from 'vitest'
import { IMPORT_FIELDS, productFieldOf } from '../model/import-field'
import { EXACT, matchHeading } from './match-heading'

const fieldOf = new Map(IMPORT_FIELDS.map((field) => [productFieldOf(field), field]))

test.each(PRODUCT_FIELD_NAMES)('%s of a product is a column of the import, found by its heading', (name) => {
  expect(matchHeading(PRODUCT_FIELD_TABLE[name].heading)).toEqual({ field: fieldOf.get(name), score: EXACT })
})
