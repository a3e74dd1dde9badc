import { EmojiPicker } from '#modules/showcase/parts/input/picker/emoji-picker'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'
import { useEmoji } from '../use-emoji'

export default function Mood() {
  const t = useText(texts)
  const emoji = useEmoji()
  const [mood, setMood] = useState('')
  return (
    <div className={css.mood}>
      <div>
        <span aria-hidden={mood === ''}>{mood || <Icon name="lucide:smile" size={40} />}</span>
        <b>{t('moodQuestion')}</b>
        <p aria-live="polite">{mood || t('moodEmpty')}</p>
      </div>
      <EmojiPicker {...emoji} onPick={setMood} />
    </div>
  )
}
