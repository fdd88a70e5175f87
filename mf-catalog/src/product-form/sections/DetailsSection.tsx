import { GENDERS, PERFUME_TYPES } from '@loja/domain/products'
import { FormSection, fieldProps } from '@loja/ui/dialogs'
import { AutoComplete, Select } from 'antd'
import { FormField } from '../fields/FormField'
import { controlId } from '../fields/field-control'
import { TextField } from '../fields/TextField'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import styles from './Sections.module.css'

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: messages.genders[value] }))
const FAMILIES = ['Amadeirado', 'Aromático', 'Cítrico', 'Floral', 'Frutado', 'Gourmand', 'Oriental']
const INTENSITIES = ['Suave', 'Moderada', 'Intensa']

/** Fields of perfumes are shown for perfumes and for products that have a value. */
export function DetailsSection({ form }: { form: ProductForm }) {
  const { values } = form
  const isPerfume = values.categoryType === 'perfume'
  return (
    <FormSection title={messages.sections.details}>
      <div className={styles.pair}>
        <FormField field="gender" form={form}>
          <Select
            {...fieldProps(controlId('gender'))}
            value={values.gender || undefined}
            placeholder={messages.none}
            allowClear
            options={GENDER_OPTIONS}
            onChange={(gender) => form.set('gender', gender ?? '')}
          />
        </FormField>
        <TextField field="volume" form={form} />
        {isPerfume && <PerfumeTypeField form={form} />}
        {(isPerfume || values.fragranceFamily !== '') && (
          <SuggestedField field="fragranceFamily" form={form} suggestions={FAMILIES} />
        )}
        {(isPerfume || values.intensity !== '') && (
          <SuggestedField field="intensity" form={form} suggestions={INTENSITIES} />
        )}
      </div>
    </FormSection>
  )
}

function PerfumeTypeField({ form }: { form: ProductForm }) {
  const stored = form.values.perfumeType
  const known = PERFUME_TYPES.map((value) => ({ value: value as string, label: messages.perfumeTypes[value] }))
  const isKnown = stored === '' || known.some(({ value }) => value === stored)
  return (
    <FormField field="perfumeType" form={form}>
      <Select
        {...fieldProps(controlId('perfumeType'))}
        value={stored || undefined}
        placeholder={messages.none}
        allowClear
        options={isKnown ? known : [...known, { value: stored, label: stored }]}
        onChange={(type) => form.set('perfumeType', type ?? '')}
      />
    </FormField>
  )
}

interface SuggestedProps {
  field: 'fragranceFamily' | 'intensity'
  form: ProductForm
  suggestions: readonly string[]
}

function SuggestedField({ field, form, suggestions }: SuggestedProps) {
  return (
    <FormField field={field} form={form}>
      <AutoComplete
        {...fieldProps(controlId(field))}
        value={form.values[field]}
        placeholder={messages.fields[field].placeholder}
        options={suggestions.map((value) => ({ value }))}
        onChange={(text: string | undefined) => form.set(field, text ?? '')}
      />
    </FormField>
  )
}
