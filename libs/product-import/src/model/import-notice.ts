/** What is worth knowing of a whole list; `noticeText` says it in Portuguese. */
export type ImportNotice =
  /** It was not UTF-8. */
  | { code: 'encoding'; encoding: 'windows-1252' | 'utf-16le' | 'utf-16be' }
  /** `PreÃ§o`: some program before us read UTF-8 as Windows-1252 and saved that. */
  | { code: 'garbled-accents' }
  /** Titles or notes above the headings. */
  | { code: 'lines-above-heading'; count: number }
  /** No column is called name; the descriptions are taken for names. */
  | { code: 'description-as-name'; heading: string }
  /** Cells of a sheet that show an error (`#N/D`); they count as empty. */
  | { code: 'sheet-errors'; count: number }
  /** Formulas of a sheet that were saved without their result; they count as empty. */
  | { code: 'formulas-without-result'; count: number }
  /** Rows that the sheet hides, by a filter for instance; they are read. */
  | { code: 'hidden-rows'; count: number }
  /** Rows of a shop's export that are part of a product of another row: further pictures, what variants have in common. */
  | { code: 'rows-joined'; count: number }
