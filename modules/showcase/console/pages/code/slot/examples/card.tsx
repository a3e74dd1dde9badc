import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { StatusTag } from 'atrium/ui'
import { usePictures } from '../../../../media/pictures'
import css from '../page.module.css'
import { ProductCard } from '../product-card'
import { texts } from '../text'

const slots = ['media', 'extra', 'actions'] as const

export default function Card() {
  const t = useText(texts)
  const [filled, setFilled] = useState<readonly string[]>(['media', 'actions'])
  const picture = usePictures()[0]!
  const buttons = (
    <>
      <Button type="primary">{t('buy')}</Button>
      <Button>{t('keep')}</Button>
    </>
  )
  return (
    <>
      <Checkbox.Group
        className={css.slots}
        options={slots.map((value) => ({ value, label: t(value) }))}
        value={[...filled]}
        onChange={setFilled}
      />
      <ProductCard
        title={t('product')}
        media={filled.includes('media') && <img src={picture.src} alt={picture.title} />}
        extra={filled.includes('extra') && <StatusTag tone="danger">{t('sale')}</StatusTag>}
        actions={filled.includes('actions') ? buttons : undefined}
        defaultAction={t('read')}
      >
        {t('productText')}
      </ProductCard>
    </>
  )
}
