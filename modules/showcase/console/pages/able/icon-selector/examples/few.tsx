import { useState } from 'react'
import { IconInput } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { priceText } from '#modules/showcase/console/price-text'
import { expenseIcons } from '../expense-icons'
import css from '../page.module.css'
import { texts } from '../text'

const expenses = [
  ['travel', 'lucide:train-front', 124_000],
  ['meals', 'lucide:utensils', 38_650],
  ['supplies', 'lucide:paperclip', 9_280],
] as const

export default function Few() {
  const t = useText(texts)
  const [icons, setIcons] = useState<Record<string, string>>(() =>
    Object.fromEntries(expenses.map(([kind, icon]) => [kind, icon])),
  )
  return (
    <section className={css.card} aria-label={t('expenses')}>
      <b>{t('expenses')}</b>
      {expenses.map(([kind, , amount]) => (
        <div key={kind} className={css.expense}>
          <span>{t(kind)}</span>
          <IconInput
            aria-label={t('iconOf', { name: t(kind) })}
            only={expenseIcons}
            canClear={false}
            value={icons[kind]}
            onChange={(icon) => setIcons({ ...icons, [kind]: icon })}
          />
          <span className={css.amount}>{priceText(amount)}</span>
        </div>
      ))}
    </section>
  )
}
