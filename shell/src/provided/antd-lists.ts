/** What every list is drawn with and the shell itself is not: one file, instead of one for each. */
export * as checkbox from 'antd/es/checkbox'
export * as empty from 'antd/es/empty'
export * as modal from 'antd/es/modal'
export * as pagination from 'antd/es/pagination'
export * as select from 'antd/es/select'
export * as tag from 'antd/es/tag'
