import styles from './four-columns.module.css'

/** Class of a grid with four columns, two on narrow screens. */
export const fourColumns = styles.columns
