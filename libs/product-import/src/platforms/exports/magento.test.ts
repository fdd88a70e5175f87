import { expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const HEADINGS =
  'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,base_image,base_image_label,small_image,additional_images,additional_attributes,qty,out_of_stock_qty,is_in_stock,manage_stock,configurable_variations,configurable_variation_labels'.split(
    ',',
  )

test('[IMP-04] Magento 2 exports a translated product and one with variants', () => {
  const simple = { product_type: 'simple', attribute_set_code: 'Default', product_online: '1', is_in_stock: '1' }
  const { platform, joined, products, rejected, duplicates } = readPlatform(HEADINGS, [
    {
      ...simple,
      sku: 'bag',
      categories: 'Default Category/Gear,Default Category/Gear/Bags',
      name: 'Joust Duffle Bag',
      description: '<p>Canvas &amp; couro</p>',
      price: '34.0000',
      special_price: '32.5000',
      special_price_from_date: '1/2/20',
      special_price_to_date: '1/28/20, 12:00 AM',
      base_image: '/m/b/mb01.jpg',
      additional_images: 'https://ex.test/1.jpg,https://ex.test/2.jpg',
      qty: '100.0000',
    },
    { ...simple, sku: 'bag', store_view_code: 'pt', name: 'Bolsa', product_online: '' },
    { ...simple, sku: 'shirt-p', name: 'Camiseta', price: '10.0000', qty: '5.0000' },
    { ...simple, sku: 'shirt-m', name: 'Camiseta', price: '11.0000', qty: '0.0000', is_in_stock: '0' },
    {
      ...simple,
      product_type: 'configurable',
      sku: 'shirt',
      categories: 'Default Category/Roupas',
      name: 'Camiseta',
      description: 'Malha',
      configurable_variations: 'sku=shirt-p,size=P|sku=shirt-m,size=M',
    },
    { ...simple, sku: 'off', name: 'Antigo', price: '1.0000', product_online: '2', manage_stock: '0', qty: '0' },
  ])
  expect([platform, joined, rejected, duplicates]).toEqual(['magento', 2, [], 0])
  expect(products).toMatchObject([
    {
      name: 'Joust Duffle Bag',
      price: 34,
      salePrice: 32.5,
      saleStartsAt: '2020-01-02T03:00:00.000Z',
      saleEndsAt: '2020-01-29T02:59:00.000Z',
      stockQuantity: 100,
      categoryName: 'Gear',
      description: 'Canvas & couro',
      images: ['https://ex.test/1.jpg', 'https://ex.test/2.jpg'],
    },
    { name: 'Camiseta - P', price: 10, stockQuantity: 5, categoryName: 'Roupas', description: 'Malha' },
    { name: 'Camiseta - M', price: 11, stockQuantity: 0 },
    { name: 'Antigo', isActive: false, stockQuantity: 999_999 },
  ])
})
