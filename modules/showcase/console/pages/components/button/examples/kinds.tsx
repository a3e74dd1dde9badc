import { Button, Segmented, Switch } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const sizes = ['small', 'medium', 'large'] as const

export default function Kinds() {
  const t = useText(texts)
  const [size, setSize] = useState<(typeof sizes)[number]>('medium')
  const [disabled, setDisabled] = useState(false)
  const shared = { size, disabled }
  return (
    <div className={css.card}>
      <div className={css.settings}>
        <Segmented
          aria-label={t('size')}
          options={sizes.map((value) => ({ value, label: t(value) }))}
          value={size}
          onChange={setSize}
        />
        <label>
          <Switch checked={disabled} onChange={setDisabled} />
          {t('disabled')}
        </label>
      </div>
      <b>{t('parcel')}</b>
      <div className={css.row}>
        <Button {...shared} type="primary" icon={<Icon name="lucide:truck" />}>
          {t('ship')}
        </Button>
        <Button {...shared} icon={<Icon name="lucide:printer" />}>
          {t('print')}
        </Button>
        <Button {...shared} type="dashed" icon={<Icon name="lucide:plus" />}>
          {t('note')}
        </Button>
        <Button {...shared} type="text">
          {t('track')}
        </Button>
        <Button {...shared} danger>
          {t('cancelParcel')}
        </Button>
      </div>
    </div>
  )
}
