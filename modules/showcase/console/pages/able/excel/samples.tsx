import { Button } from 'antd'
import { useText } from 'atrium/console/text'
import { orderColumns, orderRows } from './orders'
import type { Cell } from './sheet/sheet-xml'
import { writeSheetFile } from './sheet/write-sheet'
import { texts } from './text'

const megabyte = new Uint8Array(1024 * 1024)

/** Orders with a mistake in the first, second, third and fifth row. */
function invalidRows(): Cell[][] {
  const rows = orderRows(8)
  const change = (row: number, column: number, value: Cell) => (rows[row]![column] = value)
  change(0, 1, '2026-02-30')
  change(1, 5, 0)
  change(2, 2, '')
  change(4, 0, 'SO-10001')
  change(4, 6, '¥12')
  return rows
}

/** Files to try where there is none at hand. */
export function Samples({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useText(texts)
  const write = (rows: Cell[][]) => writeSheetFile(t('ordersFile'), { columns: orderColumns(), rows })
  const samples = {
    sampleGood: () => write(orderRows(40)),
    sampleInvalid: () => write(invalidRows()),
    sampleBroken: () => new File(['PK not a workbook'], t('ordersFile')),
    sampleLarge: () =>
      new File(
        Array.from({ length: 100 }, () => megabyte),
        t('ordersFile'),
      ),
  }
  const names = Object.keys(samples) as (keyof typeof samples)[]
  return names.map((name) => (
    <Button key={name} size="small" onClick={async () => onChoose(await samples[name]())}>
      {t(name)}
    </Button>
  ))
}
