import type { MergedGroup } from '@loja/data/products'
import type { GroupKind } from '@loja/domain/products'
import { Dialog, FieldFrame, fieldProps, useRequestId } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure, useDataMutation, words } from '@loja/ui/parts'
import { Button, Radio, Select } from 'antd'
import { useState } from 'react'
import styles from './MergeGroupsDialog.module.css'
import { messages, texts } from './messages'
import { merging, useMergePreview, useOrderedGroups } from './queries'

const MOST = 50

export function MergeGroupsDialog({ kind, first, onClose }: { kind: GroupKind; first: string[]; onClose: () => void }) {
  const [ids, setIds] = useState(first)
  const [wanted, setWanted] = useState(first[0])
  const all = useOrderedGroups(kind)
  const preview = useMergePreview(kind, ids)
  const { mutate, isPending } = useDataMutation(merging(kind))
  const requestIdOf = useRequestId()
  const isReady = ids.length > 1 && ids.length <= MOST && !preview.isPlaceholderData
  const groups = isReady ? preview.data : undefined
  const target = groups && groups.length > 1 && (groups.find(({ id }) => id === wanted) ?? groups[0])
  const failed = [all, preview].find(({ isError }) => isError)
  const merge = () => {
    if (!groups || !target) return
    const request = { kind, target: target.id, groups }
    mutate({ ...request, requestId: requestIdOf(request) }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={texts[kind].mergeTitle}
      width={640}
      secondary={
        <Button disabled={isPending} onClick={onClose}>
          {words.cancel}
        </Button>
      }
      primary={
        <Button type="primary" disabled={!target} loading={isPending} onClick={merge}>
          {target ? messages.mergeInto(target.name) : messages.merge}
        </Button>
      }
      onCancel={onClose}
    >
      <p>{texts[kind].mergeText}</p>
      <GroupsField kind={kind} all={all.data} ids={ids} disabled={isPending} onChange={setIds} />
      {failed && (
        <LoadFailure text={texts[kind].loadFailed} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      )}
      {target && groups && <MergePreview groups={groups} target={target} disabled={isPending} onTarget={setWanted} />}
      {ids.length > 1 && !groups && !failed && <WaitingLines label={messages.loading} lines={3} />}
    </Dialog>
  )
}

interface FieldProps {
  kind: GroupKind
  all: readonly { id: string; name: string }[] | undefined
  ids: string[]
  disabled: boolean
  onChange: (ids: string[]) => void
}

function GroupsField({ kind, all, ids, disabled, onChange }: FieldProps) {
  const hint = ids.length > MOST ? texts[kind].mergeMany : ids.length < 2 && texts[kind].mergeFew
  return (
    <FieldFrame id="merged-groups" label={texts[kind].mergeChoose} notice={hint ? { tone: 'info', text: hint } : null}>
      {/* antd's select would choose the highlighted option. */}
      <div onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}>
        <Select
          {...fieldProps('merged-groups')}
          mode="multiple"
          className={looks.full}
          autoFocus
          loading={!all}
          disabled={disabled}
          value={all ? ids : []}
          options={all?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={onChange}
        />
      </div>
    </FieldFrame>
  )
}

interface PreviewProps {
  groups: MergedGroup[]
  target: MergedGroup
  disabled: boolean
  onTarget: (id: string) => void
}

function MergePreview({ groups, target, disabled, onTarget }: PreviewProps) {
  const others = groups.filter((group) => group !== target)
  return (
    <>
      <fieldset className={styles.targets} disabled={disabled}>
        <legend>{messages.mergeTarget}</legend>
        <Radio.Group
          value={target.id}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onTarget(event.target.value as string)}
        />
      </fieldset>
      <div role="status">
        <strong>
          {messages.moved(
            others.reduce((sum, { products }) => sum + products, 0),
            target.name,
          )}
        </strong>
        <ul className={`${looks.bullets} ${looks.anywhere} ${looks.before8}`}>
          {others.map(({ id, name, products, firstNames }) => (
            <li key={id}>{messages.movedFrom(name, products, firstNames)}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
