import { Button } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useText } from '#shared/i18n/text'
import css from './markdown.module.css'
import { MarkdownView } from './markdown-view'
import { texts } from './text'

/** In characters, pictures apart: reading a longer text after each pause would be in the way of who types. */
const maxLive = 200_000
/** In ms after the last key. */
const pause = 150

const pictures = /data:image\/\w+;base64,[\w+/=]+/g

const isLong = (text: string) => text.length > maxLive && text.replaceAll(pictures, '').length > maxLive

/** The preview of a text that is being written: it follows when nothing was typed for a moment; that of a long text when it is asked to. */
export function LivePreview({ text }: { text: string }) {
  const t = useText(texts)
  const settled = useSettled(text)
  const isLive = useMemo(() => !isLong(settled), [settled])
  const [shown, setShown] = useState(isLive ? settled : '')
  if (isLive && shown !== settled) setShown(settled)
  return (
    <>
      <div role="status">
        {!isLive && (
          <div className={css.long}>
            <span>{t('long', { count: maxLive.toLocaleString('en') })}</span>
            <Button size="small" disabled={shown === text} onClick={() => setShown(text)}>
              {t(shown === '' ? 'showPreview' : 'updatePreview')}
            </Button>
          </div>
        )}
      </div>
      <MarkdownView text={shown} />
    </>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
