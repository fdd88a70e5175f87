import { useSearchParams } from 'react-router'
import { COLUMNS_PARAM, VIEW_PARAM } from '../views/view-params'
import { type ColumnChoice, isShown, type ListColumn, type useChosenColumns } from './use-chosen-columns'

export type ChosenColumns = ReturnType<typeof useChosenColumns>['chosen']

/** Changes the columns in the address if it has a view, else those stored in this browser. */
export function useColumnPicker(columns: readonly ListColumn[], { place, stored, store, named }: ChosenColumns) {
  const [query, setQuery] = useSearchParams()
  const options = columns
    .filter((column) => !isShown(columns, column, {}, ''))
    .map((column) => ({ ...column, shown: isShown(columns, column, stored, named) }))
  const isInAddress = named !== null || query.has(VIEW_PARAM)
  const name = (isOn: (option: (typeof options)[number]) => boolean) =>
    options
      .filter(isOn)
      .map(({ key }) => key)
      .join('.')
  const setAddress = (text: string) =>
    setQuery((current) => {
      current.set(COLUMNS_PARAM, text)
      return current
    })
  const setStored = (choice: ColumnChoice) => {
    store(choice)
    storeChoice(place, choice)
  }
  return {
    text: name(({ shown }) => shown),
    picker: {
      columns: options,
      onShow: (key: string, shown: boolean) =>
        isInAddress
          ? setAddress(name((option) => (option.key === key ? shown : option.shown)))
          : setStored({ ...stored, [key]: shown }),
      onReset: () => (isInAddress ? setAddress(name(({ hidden }) => !hidden)) : setStored({})),
    },
  }
}

function storeChoice(place: string, choice: ColumnChoice): void {
  try {
    if (place) localStorage.setItem(place, JSON.stringify(choice))
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}
