/// <reference path="../env.d.ts" />
export { ProductImage } from './ProductImage'
