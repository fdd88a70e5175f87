/** A chunk of its own: a page of an active release can be used without it. */
export { declarationOf } from '../registry/declaration-of'
export { readLocalModules } from './read-local-modules'
