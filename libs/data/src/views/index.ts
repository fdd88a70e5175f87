export {
  deleteSavedView,
  insertSavedView,
  listSavedViews,
  orderSavedViews,
  type SavedView,
  type SavedViewChange,
  type SavedViewDraft,
  savedViewConflictOf,
  savedViewKeys,
  updateSavedView,
  VIEW_ADDRESS_LIMIT,
  VIEW_NAME_LIMIT,
} from './saved-views'
