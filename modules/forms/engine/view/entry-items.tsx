import { textIn } from '../schema/form-texts'
import { isField } from '../schema/field-kinds'
import type { Field, FormItem } from '../schema/form'
import { branchesOf } from '../schema/form-walk'
import { isRows } from '../schema/kinds/rows'
import { useForm, useFormState } from './form-context'
import { RowsTable } from './rows/rows-table'
import { ValueView } from './value-view'
import css from './schema-form.module.css'

/** The values of a form as text, in the order of its fields; panels below each other. */
export function EntryItems({ items }: { items: readonly FormItem[] }) {
  const { language } = useForm()
  const shown = useFormState((state) => state.shown)
  const visible = items.filter(({ key }) => shown.has(key))
  return (
    <div className={css.entry}>
      {visible.map((item) => {
        if (isField(item)) return <Value key={item.key} field={item} />
        if (item.kind === 'heading') return <h2 key={item.key}>{textIn(language, item.text)}</h2>
        return branchesOf(item).map(({ path, items: inside }, at) => (
          <section key={[item.key, ...path].join('/')}>
            {titleOf(item, at, language) && <h2 className={css.part}>{titleOf(item, at, language)}</h2>}
            <EntryItems items={inside} />
          </section>
        ))
      })}
    </div>
  )
}

function titleOf(item: FormItem, at: number, language: ReturnType<typeof useForm>['language']): string {
  if (item.kind === 'group') return textIn(language, item.title)
  return item.kind === 'tabs' || item.kind === 'steps' ? textIn(language, item.panels[at]?.title) : ''
}

function Value({ field }: { field: Field }) {
  const { language } = useForm()
  const value = useFormState(({ values }) => values[field.key])
  const label = textIn(language, field.label) || field.key
  if (field.kind === 'rows' && isRows(value)) {
    return (
      <section>
        <h2 className={css.part}>{label}</h2>
        <RowsTable field={field} rows={value} />
      </section>
    )
  }
  return (
    <dl className={css.value}>
      <dt>{label}</dt>
      <dd>
        <ValueView field={field} value={value} />
      </dd>
    </dl>
  )
}
