import { useState } from 'react'
import { MarkdownEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

export default function Comment() {
  const t = useText(texts)
  const [text, setText] = useState(() => t('commentText'))
  return (
    <div className={css.comment}>
      <MarkdownEditor label={t('commentLabel')} value={text} onChange={setText} isSplit={false} height={260} />
    </div>
  )
}
