import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useIconLabels, recentIcons } from 'atrium/console/editor'
import { copyText } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon, IconGallery } from 'atrium/ui'
import { codeOf, formats, type Format } from '../icon-code'
import css from '../page.module.css'
import { texts } from '../text'

export default function Browse() {
  const t = useText(texts)
  const labels = useIconLabels()
  const [name, setName] = useState('lucide:shopping-cart')
  const [format, setFormat] = useState<Format>('component')
  const code = codeOf(name, format)
  const copy = (text: string) => void copyText(text, t('copied', { code: text }))
  return (
    <div className={css.browse}>
      <div className={css.all}>
        <IconGallery
          isNamed
          labels={labels}
          value={name}
          recentKey={recentIcons}
          onPick={(picked) => {
            setName(picked)
            copy(codeOf(picked, format))
          }}
        />
      </div>
      <section className={css.picked} aria-label={t('picked')}>
        <div className={css.preview}>
          <Icon name={name} size={64} />
        </div>
        <Segmented
          block
          aria-label={t('format')}
          options={formats.map((value) => ({ value, label: t(value) }))}
          value={format}
          onChange={setFormat}
        />
        <code>{code}</code>
        <Button block icon={<Icon name="lucide:copy" />} onClick={() => copy(code)}>
          {t('copy')}
        </Button>
      </section>
    </div>
  )
}
