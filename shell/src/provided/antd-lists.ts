/** Components of lists that the shell does not use, as one chunk. */
export * as checkbox from 'antd/es/checkbox'
export * as empty from 'antd/es/empty'
export * as select from 'antd/es/select'
export * as tag from 'antd/es/tag'
