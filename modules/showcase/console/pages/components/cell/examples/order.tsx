import { useText } from 'atrium/console/text'
import { StatusTag } from 'atrium/ui'
import { Cell, CellGroup } from '#modules/showcase/parts/data/cell'
import { priceText } from '#modules/showcase/console/price-text'
import css from '../page.module.css'
import { texts } from '../text'

const goods = [
  { name: 'keyboard', icon: 'lucide:keyboard', count: 1, price: 499 },
  { name: 'cable', icon: 'lucide:cable', count: 2, price: 39.9 },
] as const
const delivery = 12
const coupon = -60
const total = goods.reduce((sum, { count, price }) => sum + count * price, delivery + coupon)

const money = (amount: number) => priceText(amount * 100)

export default function Order() {
  const t = useText(texts)
  return (
    <div className={css.phone}>
      <CellGroup title={t('orderTitle')}>
        <Cell
          icon="lucide:truck"
          tone="ok"
          title={t('status')}
          value={<StatusTag tone="success">{t('delivering')}</StatusTag>}
        />
        <Cell
          icon="lucide:package"
          tone="ok"
          title={t('parcel')}
          note={t('carrier')}
          href="https://example.com/parcels/0917"
        />
      </CellGroup>
      <CellGroup title={t('goods')}>
        {goods.map(({ name, icon, count, price }) => (
          <Cell key={name} icon={icon} title={t(name)} note={t('pieces', { count })} value={money(count * price)} />
        ))}
      </CellGroup>
      <CellGroup>
        <Cell title={t('delivery')} value={money(delivery)} />
        <Cell title={t('coupon')} value={money(coupon)} />
        <Cell title={<b>{t('total')}</b>} value={<b className={css.total}>{money(total)}</b>} />
        <Cell title={t('invoice')} note={t('invoiceNote')} href="https://example.com/invoices/20261122-0917" />
      </CellGroup>
    </div>
  )
}
