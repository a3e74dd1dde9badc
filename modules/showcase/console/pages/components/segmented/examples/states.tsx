import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

export default function States() {
  const t = useText(texts)
  const [colour, setColour] = useState('grey')
  const [length, setLength] = useState(160)
  const [delivery, setDelivery] = useState('standard')
  const price = 239 + (length - 160) + (delivery === 'express' ? 18 : 0)
  return (
    <div className={css.card}>
      <div className={css.bar}>
        <b>{t('product')}</b>
        <b role="status">{t('price', { price })}</b>
      </div>
      <span>{t('colour')}</span>
      <Segmented
        size="large"
        aria-label={t('colour')}
        options={[
          { value: 'grey', label: t('grey') },
          { value: 'blue', label: t('blue') },
          { value: 'red', label: `${t('red')}${t('soldOut')}`, disabled: true },
        ]}
        value={colour}
        onChange={setColour}
      />
      <span>{t('length')}</span>
      <Segmented
        aria-label={t('length')}
        options={[160, 180, 200].map((value) => ({ value, label: `${value} cm` }))}
        value={length}
        onChange={setLength}
      />
      <span>{t('delivery')}</span>
      <Segmented
        size="small"
        aria-label={t('delivery')}
        options={(['standard', 'express'] as const).map((value) => ({ value, label: t(value) }))}
        value={delivery}
        onChange={setDelivery}
      />
      <span>
        {t('sale')} · {t('ended')}
      </span>
      <Segmented
        disabled
        aria-label={t('sale')}
        options={(['early', 'regular'] as const).map((value) => ({ value, label: t(value) }))}
        value="regular"
      />
    </div>
  )
}
