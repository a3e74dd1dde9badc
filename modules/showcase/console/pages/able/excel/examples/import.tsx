import { Button } from 'antd'
import { useState } from 'react'
import { saveFile } from 'atrium/console/data'
import { FileZone } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { importError, readOrders } from '../order-file'
import { orderColumns, orderRows } from '../orders'
import { OrderPreview } from '../order-preview'
import { OrderTable } from '../order-table'
import css from '../page.module.css'
import { Samples } from '../samples'
import { writeSheetFile } from '../sheet/write-sheet'
import { texts } from '../text'
import { useOrderImport } from '../use-order-import'

export default function Import() {
  const t = useText(texts)
  const { file, rows, progress, orders, result, ...orderImport } = useOrderImport()
  const [errorText, setErrorText] = useState<string>()
  const [isReading, setReading] = useState(false)

  const read = async (chosen: File | undefined) => {
    orderImport.open(undefined)
    const error = chosen && importError(chosen)
    setErrorText(error && t(error, { name: chosen.name }))
    if (!chosen || error) return
    setReading(true)
    try {
      orderImport.open(await readOrders(chosen))
    } catch {
      setErrorText(t('broken', { name: chosen.name }))
    } finally {
      setReading(false)
    }
  }
  const template = async () =>
    saveFile(await writeSheetFile(t('templateFile'), { columns: orderColumns(), rows: orderRows(2) }))

  return (
    <div className={`${css.card} ${css.wide}`}>
      <FileZone
        icon="lucide:file-spreadsheet"
        label={t('chooseFile')}
        hint={t('chooseHint')}
        accept=".xlsx"
        disabled={isReading || progress !== undefined}
        onChoose={([chosen]) => void read(chosen)}
      />
      <div className={css.row}>
        <Button size="small" icon={<Icon name="lucide:download" />} onClick={() => void template()}>
          {t('template')}
        </Button>
        <Samples onChoose={(chosen) => void read(chosen)} />
      </div>
      <div aria-live="polite">{errorText && <p className={css.error}>{errorText}</p>}</div>
      {file && (
        <OrderPreview
          key={file.key}
          name={file.name}
          rows={rows}
          progress={progress}
          onCorrect={orderImport.correct}
          onImport={() => void orderImport.run()}
          onCancel={() => orderImport.open(undefined)}
        />
      )}
      <OrderTable orders={orders} result={result} onUndo={orderImport.undo} />
    </div>
  )
}
