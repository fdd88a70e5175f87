import { dataMutation, dataQuery } from '@loja/data/client'
import {
  brandKeys,
  categoryKeys,
  countGroups,
  deleteGroup,
  type GroupChange,
  groupKeys,
  insertGroup,
  listGroups,
  listOrderedGroups,
  mergeGroups,
  orderGroups,
  type ProductGroup,
  previewGroupMerge,
  productKeys,
  updateGroup,
} from '@loja/data/products'
import { type GroupKind, groupListParams } from '@loja/domain/products'
import { undoLater } from '@loja/records'
import { listSource } from '@loja/ui/lists'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages, texts } from './messages'

export const groupSource = (kind: GroupKind) =>
  listSource({
    list: groupListParams,
    reads: (params, filter) => ({
      list: dataQuery(groupKeys[kind].list(params), (signal) => listGroups(kind, params, signal)),
      counts: dataQuery(groupKeys[kind].counts(filter), (signal) => countGroups(kind, filter, signal)),
    }),
    totalOf: ({ total }) => total,
    errorText: texts[kind].loadFailed,
    views: { list: groupKeys[kind].all[0], all: 'Todas', countsKey: groupKeys[kind].allCounts },
  })

export function useOrderedGroups(kind: GroupKind) {
  return useQuery(dataQuery(groupKeys[kind].order, (signal) => listOrderedGroups(kind, signal), texts[kind].loadFailed))
}

export function useMergePreview(kind: GroupKind, ids: readonly string[]) {
  return useQuery({
    ...dataQuery(groupKeys[kind].merge(ids), (signal) => previewGroupMerge(kind, ids, signal), texts[kind].loadFailed),
    enabled: ids.length > 1,
    placeholderData: keepPreviousData,
    // The merge itself detects concurrent changes.
    gcTime: 0,
  })
}

/** Names and status are shown with products too. */
const invalidates = [categoryKeys.all, brandKeys.all]

export const insertion = (kind: GroupKind) =>
  dataMutation({
    mutationFn: (name: string) => insertGroup(kind, name),
    successText: (_, { name }) => texts[kind].added(name),
    errorText: texts[kind].saveFailed,
    invalidates,
  })

export const change = (kind: GroupKind) =>
  dataMutation({
    mutationFn: ({ group, patch }: GroupChange & { group: ProductGroup }) => updateGroup({ group, patch }),
    successText: ({ group, patch }) => messages.saved(patch.name ?? group.name),
    errorText: texts[kind].saveFailed,
    invalidates,
  })

export const deletion = (kind: GroupKind) =>
  dataMutation({
    mutationFn: (group: ProductGroup) => deleteGroup(group),
    successText: ({ name }) => messages.deleted(name),
    errorText: texts[kind].deleteFailed,
    invalidates,
  })

export const ordering = (kind: GroupKind) =>
  dataMutation({
    mutationFn: ({ ids, seen }: { ids: string[]; seen: string[] }) => orderGroups({ kind, ids, seen }),
    errorText: texts[kind].orderFailed,
    invalidates,
  })

export const merging = (kind: GroupKind) =>
  dataMutation({
    mutationFn: mergeGroups,
    successText: ({ groups, target }, { merged }) =>
      texts[kind].merged(merged, groups.find(({ id }) => id === target)?.name ?? '', groups.length - 1),
    undo: (_, { changeId }) => undoLater(changeId, { kind: `${kind}_merge` }),
    errorText: texts[kind].mergeFailed,
    invalidates: [...invalidates, productKeys.all],
  })
