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

/**
 * A field whose value the server calculates in code from the row that was read, see `computedInCode` of `crudResource`: shown and exported. Neither filtered nor sorted by, since
 * the database does not have it.
 * @example
 * margin: computedInCode(percent({ zh: '毛利率', en: 'Margin' }))
 */
export function computedInCode<T extends FieldTypes, O extends FieldOptions>(
  field: Field<T, O> & (O extends { readonly filter: true } | { readonly sort: true } ? never : unknown),
): Field<T, O & { readonly computed: true; readonly optional: true; readonly inCode: true }> {
  return { ...field, options: { ...field.options, computed: true, optional: true, inCode: true } }
}
