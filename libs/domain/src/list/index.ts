export { foldText } from './fold-text'
export type { ActiveStatus } from './list-fields'
/** @public */
export { choiceParam, filterParam, PAGE_NAME, pageParam, SEARCH_LIMIT, textParam } from './list-fields'
export type { ListParams } from './list-params'
/** @public */
export { type ListFilterOf, type ListParamsOf, listParams } from './list-params'
export { PAGE_SIZE, pageCount, pageRange } from './pagination'
