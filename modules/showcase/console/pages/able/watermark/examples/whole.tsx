import { Switch, Watermark } from 'antd'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import { useMarkColour } from '../mark-colour'
import css from '../page.module.css'
import { texts } from '../text'

export default function Whole() {
  const t = useText(texts)
  const { username, nickname } = useSession((session) => session.userInfo)
  const color = useMarkColour()
  const [isOn, setOn] = useState(false)
  return (
    <div className={`${css.card} ${css.narrow}`}>
      <label className={css.row}>
        <Switch checked={isOn} onChange={setOn} />
        {t('cover')}
      </label>
      <span className={sample.hint}>{t('coverHint')}</span>
      {isOn &&
        createPortal(
          <div className={css.window} aria-hidden>
            <Watermark content={[nickname, username]} gap={[120, 120]} font={{ color }}>
              <div className={css.fill} />
            </Watermark>
          </div>,
          document.body,
        )}
    </div>
  )
}
