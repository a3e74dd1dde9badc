import { CellGrid } from '#modules/showcase/parts/data/cell-grid'
import { useState, type ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { checkField } from '#modules/showcase/console/demo-rows/check-row'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

interface Row {
  id: number
  name: string
  age: string
}

/** Keeps the changes. */
function Sheet({ rows, ...props }: ComponentProps<typeof CellGrid<Row>>) {
  const [now, setNow] = useState(rows)
  return (
    <div className={css.sheet}>
      <CellGrid
        {...props}
        rows={now}
        onSave={({ id }, key, text) => setNow(now.map((row) => (row.id === id ? { ...row, [key]: text } : row)))}
      />
    </div>
  )
}

export const part = namedPart('CellGrid', Sheet, {
  from: '#modules/showcase/parts/data/cell-grid',
  properties: () => import('#modules/showcase/parts/data/cell-grid?properties'),
  chinese: {
    label: '表格的名称，供读屏软件读出。',
    rows: '行，按显示的顺序。',
    rowKey: '返回区分各行的数字。',
    columns: '列：标题、单元格的文字，以及怎样编辑。',
    onSave: '文字有改动且通过检查后调用。表格显示的是 rows，由调用者立即或稍后修改。',
  },
  useStart: () => {
    const t = useText(texts)
    const r = useText(rowTexts)
    const column = (key: 'name' | 'age', kind: 'text' | 'number') => ({
      key,
      title: r(key),
      text: (row: Row) => row[key],
      edit: { kind, check: (text: string) => checkField(r, key, text) },
    })
    return {
      label: t('guests'),
      rows: [
        { id: 1, name: t('guest1'), age: '28' },
        { id: 2, name: t('guest2'), age: '41' },
        { id: 3, name: t('guest3'), age: '35' },
      ],
      rowKey: ({ id }) => id,
      columns: [column('name', 'text'), { ...column('age', 'number'), align: 'right' }],
      onSave: () => undefined,
    }
  },
})
