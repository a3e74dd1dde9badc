import type { Field, FieldOptions, FieldTypes } from '../field-kind'

/**
 * A field whose value the server calculates in SQL, see `computed` of `crudResource`: shown, exported, and with the options of the field filtered and sorted by. Null where
 * there is nothing to calculate from.
 * @example
 * total: computed(money({ zh: '合计', en: 'Total' }, { sort: true }))
 */
export function computed<T extends FieldTypes, O extends FieldOptions>(
  field: Field<T, O>,
): Field<T, O & { readonly computed: true; readonly optional: true }> {
  return { ...field, options: { ...field.options, computed: true, optional: true } }
}
