import { CATEGORY_TYPES, withCategoryType } from '@loja/domain/products'
import { FormSection, fieldProps } from '@loja/ui/dialogs'
import { Select } from 'antd'
import { ChoiceField } from '../fields/ChoiceField'
import { FormField } from '../fields/FormField'
import { controlId } from '../fields/field-control'
import { isInvalid } from '../fields/field-notice'
import { messages } from '../messages'
import type { useCatalogChoices } from '../use-catalog-choices'
import type { ProductForm } from '../use-product-form'
import styles from './Sections.module.css'

interface Props {
  form: ProductForm
  choices: ReturnType<typeof useCatalogChoices>
}

const TYPES = CATEGORY_TYPES.map((value) => ({ value, label: messages.categoryTypes[value] }))

export function OrganizationSection({ form, choices }: Props) {
  return (
    <FormSection title={messages.sections.organization}>
      <div className={styles.pair}>
        <ChoiceField field="categoryId" form={form} choices={choices.categories} />
        <ChoiceField field="brandId" form={form} choices={choices.brands} />
      </div>
      <div className={styles.pair}>
        <FormField field="categoryType" form={form}>
          <Select
            {...fieldProps(controlId('categoryType'))}
            value={form.values.categoryType}
            options={TYPES}
            onChange={(type) => form.change((values) => withCategoryType(values, type))}
          />
        </FormField>
        <TagsField form={form} />
      </div>
    </FormSection>
  )
}

function TagsField({ form }: { form: ProductForm }) {
  const tidy = (tags: string[]) => [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
  return (
    <FormField field="tags" form={form}>
      <Select
        {...fieldProps(controlId('tags'))}
        mode="tags"
        value={form.values.tags}
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', ';', '\n']}
        status={isInvalid(form, 'tags') ? 'error' : ''}
        onChange={(tags) => form.set('tags', tidy(tags))}
      />
    </FormField>
  )
}
