import { Segmented } from 'antd'
import { useState } from 'react'
import { RichText, RichTextEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { lengthOf } from '../length-of'
import css from '../page.module.css'
import { texts } from '../text'

export default function Notice() {
  const t = useText(texts)
  const [html, setHtml] = useState(() => t('noticeHtml'))
  const [mode, setMode] = useState<'write' | 'preview'>('write')
  return (
    <div className={css.sheet}>
      <div className={css.row}>
        <Segmented
          aria-label={t('mode')}
          options={(['write', 'preview'] as const).map((value) => ({ value, label: t(value) }))}
          value={mode}
          onChange={setMode}
        />
        <span className={css.hint}>{t('words', { count: lengthOf(html) })}</span>
      </div>
      {mode === 'write' ? (
        <RichTextEditor
          label={t('noticeLabel')}
          placeholder={t('placeholder')}
          value={html}
          onChange={setHtml}
          hasTables
          hasPictures
          minHeight={320}
        />
      ) : (
        <article className={css.paper} aria-label={t('noticeLabel')}>
          <RichText html={html} hasPictures />
        </article>
      )}
    </div>
  )
}
