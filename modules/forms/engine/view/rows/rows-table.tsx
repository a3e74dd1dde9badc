import type { Field, RowValues } from '../../schema/form'
import { textIn } from '../../schema/form-texts'
import { rowFieldsOf } from '../../schema/kinds/rows'
import { useForm } from '../form-context'
import { ValueView } from '../value-view'
import css from './rows-item.module.css'
import { RowSums } from './row-sums'

/** The rows of an entry as a table. */
export function RowsTable({ field, rows }: { field: Field; rows: readonly RowValues[] }) {
  const { language } = useForm()
  const fields = rowFieldsOf(field)
  return (
    <div className={css.wide}>
      <table className={css.values}>
        <thead>
          <tr>
            {fields.map((one) => (
              <th key={one.key} scope="col">
                {textIn(language, one.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([at, row]) => (
            <tr key={at}>
              {fields.map((one) => (
                <td key={one.key}>
                  <ValueView field={one} value={row[one.key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RowSums fields={fields} rows={rows} />
    </div>
  )
}
