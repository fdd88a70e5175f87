/// <reference path="../env.d.ts" />
export { LazyPage } from './LazyPage'
