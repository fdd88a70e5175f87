import { dataMutation } from '@loja/data/client'
import { saveCategoryPriceRule, supplierKeys } from '@loja/data/suppliers'
import { type PriceRule, priceRuleFaults, USUAL_PRICE_RULE } from '@loja/domain/suppliers'
import { CloseButton, Dialog, declareDialog, FormDialog, openDialog, useForm } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { failureReason, LoadFailure, useDataMutation } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages as pageMessages } from './messages'
import styles from './PriceRule.module.css'
import { PriceRuleFields } from './PriceRuleFields'
import { priceRuleMessages } from './price-rule-messages'
import { useCategories, useCategoryRules } from './queries'

const messages = {
  text: 'Valem para os produtos da categoria quando o fornecedor não tem regra própria.',
  loading: 'Carregando as regras',
  loadFailed: 'Não foi possível carregar as regras por categoria.',
  none: 'Sem regra: o preço fica como está.',
  define: 'Definir',
  defineOf: (name: string) => `Definir a regra de ${name}`,
  edit: 'Editar',
  editOf: (name: string) => `Editar a regra de ${name}`,
  remove: 'Remover regra',
  saveFailed: (error: unknown) =>
    `Erro ao salvar a regra: ${failureReason(error, { conflict: 'ela foi alterada em outra sessão. Confira e tente novamente.' })}`,
}

interface CategoryRule {
  id: string
  name: string
  rule: PriceRule | null
  seen: number | null
}

const saving = dataMutation({
  mutationFn: ({ id, rule, seen }: CategoryRule) => saveCategoryPriceRule({ categoryId: id, rule, seen }),
  errorText: messages.saveFailed,
  invalidates: [supplierKeys.priceRules],
})

const ruleTitle = ({ name }: CategoryRule) => `${priceRuleMessages.rule}: ${name}`

const ruleDialog = declareDialog({
  title: ({ first }) => ruleTitle(first),
  load: async () => CategoryRuleDialog,
})

export function CategoryRulesDialog({ onClose }: { onClose: () => void }) {
  const categories = useCategories(messages.loadFailed)
  const rules = useCategoryRules()
  const failed = [categories, rules].find(({ isError }) => isError)
  const rows = categories.data?.map(({ id, name }) => {
    const stored = rules.data?.find(({ categoryId }) => categoryId === id)
    return { id, name, rule: stored?.rule ?? null, seen: stored?.version ?? null }
  })
  return (
    <Dialog title={pageMessages.categoryRules} primary={<CloseButton onClick={onClose} />} onCancel={onClose}>
      <p className={looks.hint}>{messages.text}</p>
      {failed && (
        <LoadFailure text={messages.loadFailed} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      )}
      {!failed && !(rows && rules.data) && <WaitingLines label={messages.loading} lines={6} />}
      {rows && rules.data && (
        <ul className={`${looks.stack} ${looks.list}`} aria-label={pageMessages.categoryRules}>
          {rows.map((row) => (
            <li key={row.id} className={styles.ruleRow}>
              <span className={styles.ruleWords}>
                {row.name}
                <span className={looks.hint}>{row.rule ? priceRuleMessages.summary(row.rule) : messages.none}</span>
              </span>
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={row.rule ? messages.editOf(row.name) : messages.defineOf(row.name)}
                onClick={() => openDialog(ruleDialog, { first: row })}
              >
                {row.rule ? messages.edit : messages.define}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function CategoryRuleDialog({ first, onClose }: { first: CategoryRule; onClose: () => void }) {
  const form = useForm({ initial: first.rule ?? USUAL_PRICE_RULE, draft: `price-rule-${first.id}-${first.seen}` })
  const { mutate, isPending } = useDataMutation(saving)
  const save = (rule: PriceRule | null) =>
    mutate(
      { ...first, rule },
      {
        onSuccess() {
          form.removeDraft()
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={ruleTitle(first)}
      mask={{ closable: !form.isChanged }}
      saveText={pageMessages.save}
      saving={isPending}
      form={{ ...form, isChanged: form.isChanged && !isPending }}
      disabled={priceRuleFaults(form.values).length > 0}
      extra={
        first.rule && (
          <Button danger disabled={isPending} onClick={() => save(null)}>
            {messages.remove}
          </Button>
        )
      }
      onSave={() => save(form.values)}
      onClose={onClose}
    >
      <PriceRuleFields rule={form.values} onChange={form.change} />
    </FormDialog>
  )
}
