import styles from './four-columns.module.css'

export const fourColumns = styles.columns
