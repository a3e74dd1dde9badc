import { Button } from 'antd'
import { useId, useState } from 'react'
import { RichText, RichTextEditor } from 'atrium/console/editor'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { lengthOf } from '../length-of'
import css from '../page.module.css'
import { texts } from '../text'

const max = 200

export default function Reply() {
  const t = useText(texts)
  const id = useId()
  const [html, setHtml] = useState('')
  const [sent, setSent] = useState<readonly string[]>([])
  const over = lengthOf(html) - max
  const send = () => {
    setSent([...sent, html])
    setHtml('')
    notify.success(t('sent'))
  }
  return (
    <div className={css.thread}>
      <article className={css.message}>
        <h3>{t('ticket')}</h3>
        <span className={css.hint}>{t('ticketFrom')}</span>
        <p>{t('ticketText')}</p>
      </article>
      {sent.map((reply) => (
        <article key={reply} className={`${css.message} ${css.own}`}>
          <span className={css.hint}>{t('you')}</span>
          <RichText html={reply} />
        </article>
      ))}
      <RichTextEditor
        label={t('replyLabel')}
        placeholder={t('replyHint')}
        value={html}
        onChange={setHtml}
        minHeight={96}
      />
      <div className={css.row}>
        <span id={id} className={over > 0 ? css.wrong : css.hint} aria-live="polite">
          {over > 0 ? t('tooLong', { max, over }) : t('left', { count: -over })}
        </span>
        <Button type="primary" aria-describedby={id} disabled={html === '' || over > 0} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  )
}
