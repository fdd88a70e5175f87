export { declarationOf } from '../registry/declaration-of'
export { readLocalModules } from './read-local-modules'
