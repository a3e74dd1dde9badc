import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { IconButton, Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'
import { useWarehouses } from '../use-warehouses'

export default function Loading() {
  const t = useText(texts)
  const { state, names, load, reset } = useWarehouses()
  const [chosen, setChosen] = useState<'west' | 'east' | 'port'>()
  const waiting = (
    <div className={css.panel} role="status">
      {state === 'failed' ? t('failed') : t('loadingNow')}
      {state === 'failed' && (
        <Button block icon={<Icon name="lucide:rotate-cw" />} onClick={load}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
  return (
    <div className={css.header}>
      <span className={css.lead}>
        <Icon name="lucide:package" size={20} />
        <span>
          <b>{t('shipFrom')}</b>
          <small>{t('shipFromHint')}</small>
        </span>
      </span>
      <Dropdown
        trigger={['click']}
        onOpenChange={(isOpen) => isOpen && state === 'idle' && load()}
        menu={{
          selectable: true,
          selectedKeys: chosen && [chosen],
          items: names.map((key) => ({ key, label: t(key) })),
          onClick: ({ key }) => setChosen(key as typeof chosen),
        }}
        popupRender={(menu) => (state === 'loaded' ? menu : waiting)}
      >
        <Button icon={<Icon name="lucide:warehouse" />}>{chosen ? t(chosen) : t('warehouse')}</Button>
      </Dropdown>
      <IconButton
        icon="lucide:rotate-ccw"
        label={t('reload')}
        onClick={() => {
          setChosen(undefined)
          reset()
        }}
      />
    </div>
  )
}
