import { EmojiPicker } from '#modules/showcase/parts/input/picker/emoji-picker'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Avatar, Icon, PickerPanel } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'
import { useCaret } from '../use-caret'
import { useEmoji } from '../use-emoji'

export default function Composer() {
  const t = useText(texts)
  const emoji = useEmoji()
  const { text, setText, insert, field } = useCaret(t('begin'))
  const [comments, setComments] = useState<readonly string[]>([])
  const send = () => {
    if (text.trim() === '') return
    setComments([...comments, text.trim()])
    setText('')
  }
  return (
    <div className={css.card}>
      <ul className={css.talk}>
        {[t('first'), ...comments].map((comment, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are only appended
          <li key={at}>
            <Avatar name={t(at === 0 ? 'lin' : 'me')} size={28} />
            <span>{comment}</span>
          </li>
        ))}
      </ul>
      <div className={css.composer}>
        <textarea
          className="bare-control"
          {...field}
          rows={2}
          maxLength={280}
          aria-label={t('comment')}
          placeholder={t('placeholder')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <div>
          <PickerPanel
            panelLabel={t('emoji')}
            aria-label={t('emoji')}
            className={css.round}
            button={<Icon name="lucide:smile" size={18} />}
          >
            {(close) => (
              <div className={css.panel}>
                <EmojiPicker
                  {...emoji}
                  takesFocus
                  onPick={(picked) => {
                    close()
                    insert(picked)
                  }}
                />
              </div>
            )}
          </PickerPanel>
          <Button type="primary" disabled={text.trim() === ''} onClick={send}>
            {t('send')}
          </Button>
        </div>
      </div>
    </div>
  )
}
