import { isDataError } from '@loja/data/client'
import type { Supplier } from '@loja/data/suppliers'
import { isUuid } from '@loja/domain/format'
import { accessAtom } from '@loja/platform'
import { HeadingChoice } from '@loja/product-import/page'
import { DialogStep, type DialogStepName } from '@loja/ui/dialogs'
import { LoadingPage } from '@loja/ui/late'
import { LoadFailure, NotFound, PageHeader, Surface, usePageTitle, useWarnBeforeUnload } from '@loja/ui/parts'
import { Alert } from 'antd'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router'
import { supplierPath } from '../supplier-path'
import { useSupplier } from '../suppliers/queries'
import { ListResult } from './ListResult'
import { ListReview } from './ListReview'
import { ListSource } from './ListSource'
import { messages } from './messages'
import { ReloadedList } from './UnknownResult'
import { type SupplierList, useSupplierList } from './use-supplier-list'

/** `/admin/fornecedores/{id}/lista` */
export function NewListPage() {
  const { supplierId = '' } = useParams()
  const access = useAtomValue(accessAtom)
  if (access.status !== 'granted') return null
  const { userId } = access
  return isUuid(supplierId) ? (
    <ReadSupplier key={`${userId} ${supplierId}`} {...{ id: supplierId, userId }} />
  ) : (
    <NotFound />
  )
}

function ReadSupplier({ id, userId }: { id: string; userId: string }) {
  const { data, error, isFetching, refetch } = useSupplier(id)
  const isDeleted = isDataError(error, 'not-found')
  if (data) return <NewList supplier={data} userId={userId} isDeleted={isDeleted} />
  if (isDeleted) return <NotFound />
  return (
    <LoadingPage
      title={messages.anyTitle}
      up={upTo(id)}
      label={messages.loading}
      failure={error && <LoadFailure text={messages.supplierFailed} busy={isFetching} onRetry={() => void refetch()} />}
    />
  )
}

function NewList({ supplier, userId, isDeleted }: { supplier: Supplier; userId: string; isDeleted: boolean }) {
  const title = messages.title(supplier.name)
  usePageTitle(title)
  const list = useSupplierList(supplier, userId)
  const { state } = list.list
  const { result, cheaper, text, file } = list.draft
  useWarnBeforeUnload(!result && (text.trim() !== '' || file !== null))
  return (
    <>
      <PageHeader title={title} up={upTo(supplier.id)} />
      {isDeleted && <Alert type="error" showIcon title={messages.notFound} description={messages.notFoundHint} />}
      <DialogStep {...stepOf(list)}>
        {result ? (
          <ListResult supplierId={supplier.id} result={result} cheaper={cheaper} onAnother={list.startAgain} />
        ) : list.sent && state.step === 'idle' ? (
          <ReloadedList supplier={supplier} list={list} sent={list.sent} />
        ) : (
          <>
            {(state.step === 'idle' || state.step === 'analysing') && (
              <Surface>
                <ListSource list={list} />
              </Surface>
            )}
            {state.step === 'unheaded' && (
              <Surface>
                <HeadingChoice list={state} onChoose={list.list.choose} onDrop={list.drop} />
              </Surface>
            )}
            {list.held && <ListReview supplier={supplier} held={list.held} list={list} />}
          </>
        )}
      </DialogStep>
    </>
  )
}

const upTo = (id: string) => ({ to: supplierPath(id), text: messages.backToSupplier })

function stepOf({ draft, held, list }: SupplierList): DialogStepName {
  if (draft.result) return { name: 'result', label: messages.result }
  if (held) return { name: 'review', label: messages.review }
  if (list.state.step === 'unheaded') return { name: 'headings', label: messages.preparation }
  return { name: 'preparation', label: messages.preparation }
}
