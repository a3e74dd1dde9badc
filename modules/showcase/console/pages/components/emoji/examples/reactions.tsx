import { EmojiPicker } from '#modules/showcase/parts/input/picker/emoji-picker'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Avatar, Icon, PickerPanel } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'
import { useEmoji } from '../use-emoji'

const quick = ['1f44d', '2764-fe0f', '1f389', '1f602', '1f440', '1f64f']

interface Reaction {
  /** Without the reader. */
  others: number
  isMine: boolean
}

export default function Reactions() {
  const t = useText(texts)
  const emoji = useEmoji()
  const [reactions, setReactions] = useState<Record<string, Reaction>>({
    '👍': { others: 4, isMine: false },
    '🎉': { others: 2, isMine: true },
  })
  const toggle = (one: string) => {
    const { others, isMine } = reactions[one] ?? { others: 0, isMine: false }
    setReactions({ ...reactions, [one]: { others, isMine: !isMine } })
  }
  return (
    <div className={css.card}>
      <div className={css.message}>
        <Avatar name={t('wang')} size={36} />
        <div>
          <b>{t('wang')}</b>
          <p>{t('message')}</p>
          <div className={css.reactions}>
            {Object.entries(reactions)
              .map(([one, { others, isMine }]) => ({ one, isMine, count: others + Number(isMine) }))
              .filter(({ count }) => count > 0)
              .map(({ one, isMine, count }) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={isMine}
                  aria-label={t('reactionOf', { emoji: one, count })}
                  onClick={() => toggle(one)}
                >
                  {one} {count}
                </button>
              ))}
            <PickerPanel
              panelLabel={t('addReaction')}
              aria-label={t('addReaction')}
              button={<Icon name="lucide:smile-plus" />}
            >
              {(close) => (
                <div className={css.panel}>
                  <EmojiPicker
                    {...emoji}
                    takesFocus
                    reactions={quick}
                    onPick={(picked) => {
                      close()
                      toggle(picked)
                    }}
                  />
                </div>
              )}
            </PickerPanel>
          </div>
        </div>
      </div>
    </div>
  )
}
