import { Draggable } from '#modules/showcase/parts/interaction/drag/draggable'
import { Input } from 'antd'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Call() {
  const t = useText(texts)
  return (
    <div className={css.document}>
      <b>{t('report')}</b>
      <p>{t('reportText')}</p>
      <Draggable id="call" label={t('moveCall', { title: t('callTitle') })} start={{ x: 280, y: 132 }}>
        {(handle) => (
          <div className={css.window}>
            <button type="button" className={css.titleBar} {...handle}>
              <Icon name="lucide:grip-horizontal" />
              <span>{t('callTitle')}</span>
            </button>
            <p>{t('callText')}</p>
            <Input aria-label={t('message')} placeholder={t('messageHint')} />
          </div>
        )}
      </Draggable>
    </div>
  )
}
