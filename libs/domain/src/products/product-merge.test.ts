import { expect, test } from 'vitest'
import { changedFields, EMPTY_PRODUCT_VALUES, type ProductFormValues } from './product-form-values'
import { compareEdits, mergeEdits } from './product-merge'

const base: ProductFormValues = { ...EMPTY_PRODUCT_VALUES, name: 'Colônia', price: '100,00', stockQuantity: '5' }

test('changedFields compares the meaning of fields, not their spelling', () => {
  expect(changedFields(base, { ...base, price: '100', stockQuantity: '05', name: ' Colônia ' })).toEqual([])
  expect(changedFields(base, { ...base, tags: ['a'], price: '100,01', name: 'Colonia' })).toEqual([
    'name',
    'price',
    'tags',
  ])
  expect(changedFields(base, { ...base, price: 'cem' })).toEqual(['price'])
})

test('[PROD-13] compareEdits reports a conflict only when both changed a field to different values', () => {
  const mine = { ...base, name: 'Colônia Nova', price: '90', volume: '50 ML' }
  const theirs = { ...base, name: 'Colônia Velha', price: '90,00', stockQuantity: '4' }
  const edits = { base, mine, theirs }
  expect(compareEdits(edits)).toEqual({ conflicts: ['name'], theirsAlone: ['stockQuantity'] })
  expect(mergeEdits(edits, { name: 'theirs' })).toMatchObject({
    name: 'Colônia Velha',
    stockQuantity: '4',
    volume: '50 ML',
  })
  expect(mergeEdits(edits, { name: 'mine' })).toMatchObject({ name: 'Colônia Nova', stockQuantity: '4' })
})

test('[PROD-13] compareEdits reports nothing when a lost response was already saved', () => {
  const mine = { ...base, price: '90' }
  const edits = { base, mine, theirs: { ...base, price: '90,00' } }
  expect(compareEdits(edits)).toEqual({ conflicts: [], theirsAlone: [] })
  expect(changedFields(edits.theirs, mergeEdits(edits, {}))).toEqual([])
})

test('[PROD-13] mergeEdits lists a main image that the other session removed', () => {
  const withImages = { ...base, images: ['/a.jpg', '/b.jpg'], mainImage: '/a.jpg' }
  const edits = {
    base: withImages,
    mine: { ...withImages, mainImage: '/b.jpg' },
    theirs: { ...withImages, images: ['/a.jpg'] },
  }
  expect(mergeEdits(edits, {})).toMatchObject({ mainImage: '/b.jpg', images: ['/b.jpg', '/a.jpg'] })
})
