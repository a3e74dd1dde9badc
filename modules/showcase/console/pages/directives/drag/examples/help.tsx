import { Draggable } from '#modules/showcase/parts/interaction/drag/draggable'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const orders = ['order1', 'order2', 'order3', 'order4'] as const

export default function Help() {
  const t = useText(texts)
  const [round, setRound] = useState(0)
  const startOver = () => {
    localStorage.removeItem('drag-help')
    setRound(round + 1)
  }
  return (
    <div className={css.stack}>
      <div className={css.list}>
        {orders.map((order) => (
          <p key={order}>{t(order)}</p>
        ))}
        <Draggable key={round} id="help" label={t('moveHelp')} axis="y" start={{ x: 9999, y: 16 }} isKept>
          <span className={css.help}>
            <Icon name="lucide:life-buoy" size={18} />
            {t('ask')}
          </span>
        </Draggable>
      </div>
      <Button icon={<Icon name="lucide:undo-2" />} onClick={startOver}>
        {t('startOver')}
      </Button>
    </div>
  )
}
