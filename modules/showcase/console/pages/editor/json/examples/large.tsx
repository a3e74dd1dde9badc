import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { JsonEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { manyRecords } from '../samples'
import { texts } from '../text'

export default function Large() {
  const t = useText(texts)
  const [text, setText] = useState<string>()
  const size = useMemo(() => sizeOf(text ?? '[]'), [text])
  if (text === undefined)
    return (
      <Button icon={<Icon name="lucide:database" />} onClick={() => setText(manyRecords(t('recordCities').split('|')))}>
        {t('open')}
      </Button>
    )
  return (
    <div className={css.sheet}>
      <JsonEditor label={t('recordsLabel')} mode="table" value={text} onChange={setText} fileName="records" />
      <span className={css.hint}>{t('size', size)}</span>
    </div>
  )
}

function sizeOf(text: string) {
  const megabytes = (text.length / 1024 / 1024).toFixed(1)
  try {
    const json: unknown = JSON.parse(text)
    return { megabytes, count: Array.isArray(json) ? json.length : 1 }
  } catch {
    return { megabytes, count: 0 }
  }
}
