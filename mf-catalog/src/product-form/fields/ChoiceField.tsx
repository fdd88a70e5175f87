import { CHOICE_NAME_LIMIT, type NamedChoice } from '@loja/data/products'
import { foldText } from '@loja/domain/list'
import { normalizeProductName } from '@loja/domain/products'
import { fieldProps } from '@loja/ui/dialogs'
import { words } from '@loja/ui/parts'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { messages } from '../messages'
import type { Choices } from '../use-catalog-choices'
import type { ProductForm } from '../use-product-form'
import { FormField } from './FormField'
import { controlId } from './field-control'
import { isInvalid } from './field-notice'

const NEW = ''

interface Props {
  field: 'categoryId' | 'brandId'
  form: ProductForm
  choices: Choices
}

/** A new name is created in place. Text that was not chosen is reported, because the control drops it. */
export function ChoiceField({ field, form, choices }: Props) {
  const [search, setSearch] = useState('')
  const [dropped, setDropped] = useState('')
  const wanted = normalizeProductName(search).slice(0, CHOICE_NAME_LIMIT)
  const id = form.values[field]
  const choose = (chosen: string | undefined) => {
    setDropped('')
    if (chosen === NEW) choices.create(wanted, (made) => form.set(field, made.id))
    else form.set(field, chosen ?? '')
    setSearch('')
  }
  const onBlur = () => {
    if (wanted === '') return
    const named = choices.all.find(({ name }) => foldText(name) === foldText(wanted))
    if (named) choose(named.id)
    else setDropped(wanted)
    setSearch('')
  }
  return (
    <FormField
      field={field}
      form={form}
      hint={dropped === '' ? null : { tone: 'warning', text: messages.notChosen(dropped) }}
    >
      <Select
        {...fieldProps(controlId(field))}
        value={id === '' || choices.nameOf(id) === null ? undefined : id}
        placeholder={messages.fields[field].placeholder}
        allowClear
        loading={choices.isLoading || choices.creating}
        status={isInvalid(form, field) ? 'error' : ''}
        options={optionsFor(choices.all, wanted)}
        showSearch={{ searchValue: search, onSearch: setSearch, filterOption: false }}
        onChange={choose}
        onFocus={() => setDropped('')}
        onBlur={onBlur}
        notFoundContent={choices.failed ? <Failed choices={choices} /> : null}
      />
    </FormField>
  )
}

function optionsFor(all: readonly NamedChoice[], wanted: string) {
  const folded = foldText(wanted)
  const found = all
    .filter(({ name }) => foldText(name).includes(folded))
    .map(({ id, name }) => ({ value: id, label: name }))
  const isNew = wanted !== '' && !all.some(({ name }) => foldText(name) === folded)
  return isNew ? [...found, { value: NEW, label: messages.create(wanted) }] : found
}

function Failed({ choices }: { choices: Choices }) {
  return (
    <span role="alert">
      {messages.choicesFailed}{' '}
      <Button size="small" onClick={choices.retry}>
        {words.retry}
      </Button>
    </span>
  )
}
