import { Button } from 'antd'
import { useState } from 'react'
import { readSheetFile } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import type { SheetColumn } from '../sheet/sheet-xml'
import { writeSheetFile } from '../sheet/write-sheet'
import { texts } from '../text'

/** Values that spreadsheets like to change. */
const values = [
  ['zeros', 'text', '007'],
  ['longNumber', 'text', '330106199003078814'],
  ['formula', 'text', '=1+1'],
  ['marks', 'text', '<b> & "🌸"'],
  ['decimals', 'money', 1234567.89],
  ['leapDay', 'date', '2028-02-29'],
] as const

export default function RoundTrip() {
  const t = useText(texts)
  const [back, setBack] = useState<readonly string[]>([])
  const run = async () => {
    setBack([])
    const columns: SheetColumn[] = values.map(([name, format]) => ({ title: t(name), width: 20, format }))
    const file = await writeSheetFile('values.xlsx', { columns, rows: [values.map(([, , value]) => value)] })
    const [, row = []] = await readSheetFile(file)
    setBack(row)
  }
  return (
    <div className={`${css.card} ${css.wide}`}>
      <div className={css.frame}>
        <table className={css.table} aria-label={t('roundTrip')}>
          <thead>
            <tr>
              <th>{t('value')}</th>
              <th>{t('wrote')}</th>
              <th>{t('cameBack')}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(([name, , value], column) => (
              <tr key={name}>
                <th scope="row">{t(name)}</th>
                <td>{value}</td>
                <td>
                  {back[column]}{' '}
                  {back[column] === String(value) && (
                    <span className={css.fine}>
                      <Icon name="lucide:check" /> {t('same')}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button type="primary" icon={<Icon name="lucide:repeat" />} onClick={() => void run()}>
        {t('runRoundTrip')}
      </Button>
    </div>
  )
}
