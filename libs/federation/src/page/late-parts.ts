/** A page of an active release can be used without this chunk. */
export { declarationOf } from '../registry/declaration-of'
export { readLocalModules } from './read-local-modules'
