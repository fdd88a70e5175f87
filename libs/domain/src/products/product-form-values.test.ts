import { expect, test } from 'vitest'
import { changedFields, EMPTY_PRODUCT_VALUES, type ProductFormValues } from './product-form-values'

test('[PROD-13] changedFields compares the meaning of fields, not their spelling', () => {
  const base: ProductFormValues = { ...EMPTY_PRODUCT_VALUES, name: 'Colônia', price: '100,00', stockQuantity: '5' }
  expect(changedFields(base, { ...base, price: '100', stockQuantity: '05', name: ' Colônia ' })).toEqual([])
  expect(changedFields(base, { ...base, tags: ['a'], price: '100,01', name: 'Colonia' })).toEqual([
    'name',
    'price',
    'tags',
  ])
  expect(changedFields(base, { ...base, price: 'cem' })).toEqual(['price'])
})
