/** Components of lists that the shell does not use, as one chunk. */
export * as empty from 'antd/es/empty'
