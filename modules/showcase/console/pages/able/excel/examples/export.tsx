import { Button, Progress } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import { countText, useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import { orderColumns, orderRows } from '../orders'
import css from '../page.module.css'
import { writeSheetFile } from '../sheet/write-sheet'
import { texts } from '../text'

const count = 5000

export default function Export() {
  const t = useText(texts)
  const [written, setWritten] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    const controller = new AbortController()
    running.current = controller
    setWritten(0)
    try {
      const task = { columns: orderColumns(), rows: orderRows(count) }
      saveFile(await writeSheetFile(t('ordersFile'), task, { onProgress: setWritten, signal: controller.signal }))
      notify.success(t('exported', { rows: countText(count) }))
    } catch {
      notify.info(t('cancelled'))
    } finally {
      setWritten(undefined)
    }
  }

  return (
    <div className={`${sample.card} ${css.card}`}>
      <b className={sample.title}>{t('orders')}</b>
      <span className={sample.hint}>{t('ordersHint', { rows: countText(count) })}</span>
      <Progress
        aria-label={t('export')}
        percent={Math.floor(((written ?? 0) / count) * 100)}
        status={written === undefined ? 'normal' : 'active'}
      />
      {written === undefined ? (
        <Button type="primary" icon={<Icon name="lucide:download" />} onClick={() => void run()}>
          {t('exportAll')}
        </Button>
      ) : (
        <Button onClick={() => running.current?.abort()}>{t('cancel')}</Button>
      )}
    </div>
  )
}
