import { Alert, Button, Input } from 'antd'
import { useId, useState } from 'react'
import { FileZone, readSheetFile } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { maxImportMegabytes } from 'atrium/contract'
import { fileError } from '../file-error'
import type { WayProps } from '../start'
import css from '../start.module.css'
import { texts } from '../text'
import { ColumnsTable } from './columns-table'
import { columnsOf } from './read-columns'

const megabytes = maxImportMegabytes
const wanted = { endings: /\.(xlsx|csv|tsv)$/i, otherEnding: 'notSheet', megabytes } as const

const nameOf = (file: string) => file.replace(/\.\w+$/, '')

/** Begins with the headings of a sheet, each of which becomes a field. */
export function SheetStart({ start: { sheet }, onChange, suggest }: WayProps) {
  const t = useText(texts)
  const id = useId()
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  const pasted = sheet?.pasted ?? ''
  const read = async (file: File, fileName?: string) => {
    setError(undefined)
    setReading(true)
    try {
      const rows = await readSheetFile(file)
      const { title, columns, surplus } = columnsOf(rows, (number) => t('column', { number }))
      if (columns.length === 0) return setError(t('emptySheet'))
      onChange({ sheet: { pasted, columns, surplus, ...(fileName !== undefined && { fileName }) } })
      const proposed = title ?? (fileName && nameOf(fileName))
      if (proposed) suggest({ zh: proposed, en: '' })
    } catch {
      setError(t('unreadable', { name: fileName ?? t('sheet') }))
    } finally {
      setReading(false)
    }
  }
  const choose = (files: readonly File[]) => {
    const why = fileError(files, wanted)
    if (why) return setError(why)
    void read(files[0]!, files[0]!.name)
  }
  // Spreadsheet programs copy cells with tabs between them.
  const readText = (text: string) => void read(new File([text], 'pasted.tsv'))
  if (sheet?.columns) {
    return <ColumnsTable sheet={sheet} onChange={(next) => onChange({ sheet: next })} />
  }
  return (
    <div className={css.way} aria-busy={isReading}>
      {error && <Alert type="error" showIcon role="alert" title={error} />}
      <FileZone
        icon="lucide:file-spreadsheet"
        label={isReading ? t('reading') : t('sheetFile')}
        hint={t('sheetHint', { megabytes })}
        accept=".xlsx,.csv,.tsv"
        multiple
        disabled={isReading}
        onChoose={choose}
      />
      <div>
        <label className={css.label} htmlFor={id}>
          {t('pasted')}
        </label>
        <Input.TextArea
          id={id}
          rows={3}
          value={pasted}
          disabled={isReading}
          onChange={({ target }) => onChange({ sheet: { pasted: target.value } })}
        />
        <p className={css.hint}>{t('pastedHint')}</p>
      </div>
      <div>
        <Button disabled={pasted.trim() === '' || isReading} onClick={() => readText(pasted)}>
          {t('useColumns')}
        </Button>
      </div>
    </div>
  )
}
